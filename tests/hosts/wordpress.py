"""WordPress as Debian packages it, on a MariaDB of its own: installed, with administrator and author, and served."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path("/usr/share/wordpress")
SCRIPT = PACKAGE / "wp-includes" / "js" / "wp-embed.js"

CONFIG = """<?php
define('DB_NAME', 'blog'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:%(socket)s'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '%(address)s'); define('WP_SITEURL', '%(address)s');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true); define('WP_HTTP_BLOCK_EXTERNAL', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""
# WordPress fetches nothing from this machine unless that is allowed: the pages with boards are on it here.
LOOPBACK = """<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn($ports, $host, $url) => [...$ports, parse_url($url, PHP_URL_PORT)], 10, 3);
add_filter('pre_http_request', fn($pre, $args, $url) =>
  parse_url($url, PHP_URL_HOST) === '127.0.0.1' ? $pre : new WP_Error('offline', 'no network'), 10, 3);
"""
INSTALL = """<?php
define('WP_INSTALLING', true); $_SERVER['HTTP_HOST'] = '%(host)s';
require __DIR__ . '/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A blog', 'admin', 'admin@example.org', true, '', 'secret');
"""
WRITE = """<?php
$_SERVER['HTTP_HOST'] = '%(host)s'; require __DIR__ . '/wp-load.php';
update_option('rss_use_excerpt', 0); update_option('posts_per_rss', 50);
if (!username_exists('author')) wp_insert_user(['user_login' => 'author', 'user_pass' => 'secret', 'role' => 'author']);
$told = [];
foreach (json_decode(file_get_contents(__DIR__ . '/posts.json'), true) as $post) {
  wp_set_current_user(get_user_by('login', $post['by'])->ID);
  kses_init();
  $id = wp_insert_post(wp_slash(['post_title' => $post['title'], 'post_name' => $post['title'],
    'post_status' => 'publish', 'post_content' => $post['content'], 'post_author' => get_current_user_id()]), true);
  $told[$post['title']] = get_permalink($id);
}
echo json_encode($told);
"""


class Post(NamedTuple):
    """A post as its author leaves it."""

    title: str  # in small letters
    content: str  # as the block editor keeps it
    by: str = "admin"


class Blog(NamedTuple):
    """A WordPress that is served."""

    root: Path
    address: str

    def publish(self, posts: list[Post]) -> dict[str, str]:
        """Publish posts with the rights of who writes them, and return their addresses."""
        (self.root / "posts.json").write_text(json.dumps([post._asdict() for post in posts]), encoding="utf-8")
        told = php(self.root, "write.php", WRITE % {"host": self.address.partition("//")[2].strip("/")})
        found: dict[str, str] = json.loads(told)
        return found

    def upload(self, file: Path) -> str:
        """Put a picture into the media library's folder and return its address."""
        folder = self.root / "wp-content" / "uploads"
        folder.mkdir(exist_ok=True)
        shutil.copyfile(file, folder / file.name)
        return f"{self.address}/wp-content/uploads/{file.name}"


def php(root: Path, name: str, text: str) -> str:
    """Run a script of PHP in a folder and return what it prints."""
    (root / name).write_text(text, encoding="utf-8")
    done = subprocess.run(["php", name], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextmanager
def database(folder: Path) -> Iterator[Path]:
    """Run a MariaDB on a socket of its own; give the socket."""
    here = ["--no-defaults", f"--datadir={folder / 'data'}"]
    user = ["--user=root"] if os.getuid() == 0 else []
    subprocess.run(["mariadb-install-db", *here, *user, "--auth-root-authentication-method=normal"], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    door = Path("/tmp") / f"fracas-{os.getpid()}.sock"  # the name of a socket is short
    server = ["mariadbd", *here, *user, f"--socket={door}", "--skip-networking", f"--pid-file={folder}/pid"]
    with (folder / "said").open("wb") as said, subprocess.Popen(server, stdout=said, stderr=said) as process:
        try:
            command = ["mariadb", "--no-defaults", f"--socket={door}", "-uroot", "-e", "create database blog"]
            while subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
                assert process.poll() is None, (folder / "said").read_text(encoding="utf-8", errors="replace")
                time.sleep(0.2)
            yield door
        finally:
            process.terminate()


@contextmanager
def wordpress(folder: Path) -> Iterator[Blog]:
    """Install WordPress in a folder and serve it on loopback."""
    root, port = folder / "wordpress", free_port()
    shutil.copytree(PACKAGE, root, symlinks=False, ignore_dangling_symlinks=True)
    (folder / "database").mkdir()
    address = f"http://127.0.0.1:{port}"
    with database(folder / "database") as door:
        (root / "wp-config.php").unlink(missing_ok=True)
        (root / "wp-config.php").write_text(CONFIG % {"socket": door, "address": address}, encoding="utf-8")
        (root / "wp-content" / "mu-plugins").mkdir(parents=True, exist_ok=True)
        (root / "wp-content" / "mu-plugins" / "loopback.php").write_text(LOOPBACK, encoding="utf-8")
        php(root, "install.php", INSTALL % {"host": address.partition("//")[2]})
        server, more = ["php", "-S", f"127.0.0.1:{port}", "-t", str(root)], {"PHP_CLI_SERVER_WORKERS": "4"}
        with (folder / "php").open("wb") as said, subprocess.Popen(
            server, cwd=root, env={**os.environ, **more}, stdout=said, stderr=said, start_new_session=True,
        ) as process:
            try:
                while True:
                    with socket.socket() as trial:
                        if trial.connect_ex(("127.0.0.1", port)) == 0:
                            break
                    assert process.poll() is None, (folder / "php").read_text(encoding="utf-8", errors="replace")
                    time.sleep(0.05)
                yield Blog(root, address)
            finally:
                os.killpg(process.pid, signal.SIGTERM)  # its workers would outlive it
