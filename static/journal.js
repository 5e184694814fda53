// The second store. Browsers write localStorage seconds later, and one that is killed loses what it has not written; what
// IndexedDB was given is with the system at once. So behind each save in localStorage goes a copy of it into a journal,
// one entry a save, which play never waits for. The journal is read while Python starts: where it knows more, Python is
// told (`fracas.page.saving.journal`). Where there is no IndexedDB, or none that answers, all goes on without.
"use strict";
(() => {
  const PREFIX = "fracas.";
  const SAVE = /^fracas\.([a-z]+\.[A-Za-z0-9-]{1,40})\.[ab]$/; // one of the two generations of a save
  const HEAD = /^fracas \d{1,4} (\d{1,12}) /;
  const PATIENCE = 4000;                             // milliseconds after which a store that is silent counts as none
  const GRAVE = 60 * 86400000;                       // milliseconds for which a deletion is remembered
  const STORES = ["journal", "archive", "heads"];
  const MARK = "mark";                               // written with all that came before it to the disk
  const store = (() => { try { return window.localStorage; } catch { return null; } })(); // blocked storage throws here
  const idle = window.requestIdleCallback || setTimeout;

  let database = null, trouble = "opening", waiting = [], isMarked = true, isUnsaved = false;
  let entries = new Map();                           // as they were read: by the name of a save
  const graves = new Map();                          // sequences of what was deleted here
  const sequenceOf = (text) => Number((HEAD.exec(text || "") || [0, 0])[1]);
  const here = (name) => ["a", "b"].map((which) => store.getItem(`${PREFIX}${name}.${which}`));
  const lastHere = (name) => Math.max(...here(name).map(sequenceOf));
  const answer = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

  // -- open and read -----------------------------------------------------------------------------------------------
  const open = async () => {
    const asked = indexedDB.open("fracas", 1);
    asked.onupgradeneeded = () => { for (const name of STORES) asked.result.createObjectStore(name); };
    const found = await answer(asked);
    found.onversionchange = () => { found.close(); lose("newer"); };  // a newer version of the page wants it
    found.onclose = () => { lose("closed"); reopen(); };              // the browser has thrown it away
    return found;
  };
  const lose = (why) => { database = null; trouble = why; flying.clear(); };
  const reopen = async () => {
    try { database = await open(); trouble = ""; seed(new Map()); } catch { lose("blocked"); }
  };
  const read = async () => {
    const found = await open();
    const journal = found.transaction("journal").objectStore("journal");
    const [names, values] = await Promise.all([answer(journal.getAllKeys()), answer(journal.getAll())]);
    if (trouble !== "opening") return found.close();  // it came too late: the page plays without
    [database, trouble] = [found, ""];
    flush();                                         // of what was saved meanwhile
    entries = new Map(names.map((name, n) => [name, values[n]]).filter(([name]) => name !== MARK));
    idle(() => { seed(entries); sweep(entries); });
  };
  const settled = () => { for (const call of waiting.splice(0)) call(); };
  const start = async () => {
    if (!store || window.fracasFramed.isFramed) return lose("blocked");
    const late = setTimeout(() => { lose("silent"); settled(); }, PATIENCE);
    try { await read(); } catch { lose("blocked"); }
    clearTimeout(late);
    settled();
  };

  // -- what the two stores differ in ----------------------------------------------------------------------------------
  const differs = ([name, { sequence, text }]) => {
    const texts = here(name);
    if (text === undefined) return texts.some((each) => each !== null);
    return !texts.includes(text) || Math.max(...texts.map(sequenceOf)) > sequence;
  };
  const difference = () => {
    const found = [...entries].filter(differs).map(([name, { sequence, text }]) => [name, sequence, text ?? null]);
    entries = new Map();                             // later only what is written counts
    return found.length ? JSON.stringify(found) : "";
  };
  // Saves of before there was a journal, and of a tab that had none, go into it while nothing else is to do.
  const seed = (known) => {
    const names = new Set(Object.keys(store).map((key) => (SAVE.exec(key) || [])[1]).filter(Boolean));
    for (const name of names)
      if (!known.has(name)) {
        const text = here(name).reduce((one, other) => (sequenceOf(one) >= sequenceOf(other) ? one : other));
        put(name, { sequence: sequenceOf(text), text });
      }
  };
  const sweep = (known) => {
    for (const [name, { gone }] of known)
      if (gone && Date.now() - gone > GRAVE) change("relaxed", (journal) => journal.delete(name));
  };

  // -- write ------------------------------------------------------------------------------------------------------------
  // A save goes off in the task that made it, and its transaction ends there: Python keeps the page busy, and one that
  // waited for the page to hear of its request would be lost with the browser. Some are on their way at a time; what is
  // saved while all are waits, of each save the latest alone: a queue would grow behind quick play.
  const MOST = 8;                                    // transactions on their way
  const SYNC_PAUSE = 500;                            // milliseconds between two orders to write to the disk, which hold all up
  const unwritten = new Map(), flying = new Set();
  const change = (durability, work) => {
    if (!database) return;
    try {
      const transaction = database.transaction("journal", "readwrite", { durability });
      const end = () => { flying.delete(transaction); flush(); };
      transaction.oncomplete = () => { if (trouble === "full") trouble = ""; end(); };
      transaction.onabort = () => { if (database) trouble = "full"; end(); };
      work(transaction.objectStore("journal"));
      transaction.commit?.();
      flying.add(transaction);
    } catch { lose("closed"); }
  };
  const write = (journal) => {
    for (const [name, entry] of unwritten) journal.put(entry, name);
    unwritten.clear();
  };
  const flush = () => { if (unwritten.size && flying.size < MOST) change("relaxed", write); };
  const put = (name, entry) => {
    isMarked = false;
    unwritten.set(name, entry);
    flush();
  };
  let synced = 0, syncTimer = 0;
  const sync = () => {
    clearTimeout(syncTimer);
    if (isMarked) return;
    isMarked = true;
    synced = performance.now();
    change("strict", (journal) => {
      write(journal);
      journal.put(0, MARK);
    });
  };
  const syncSoon = () => {                           // at the end of a turn: of bots there may be many a second
    clearTimeout(syncTimer);
    if (performance.now() - synced > SYNC_PAUSE) sync(); else syncTimer = setTimeout(sync, SYNC_PAUSE);
  };
  const copy = (key, text) => {
    const name = (SAVE.exec(key) || [])[1];
    if (name) put(name, { sequence: sequenceOf(text), text });
  };
  addEventListener("pagehide", sync);
  document.addEventListener("visibilitychange", () => { if (document.hidden) sync(); });

  // -- leave -------------------------------------------------------------------------------------------------------------
  const ask = (event) => { event.preventDefault(); event.returnValue = ""; };

  window.fracasJournal = {
    whenRead: (call) => { if (trouble === "opening") waiting.push(call); else call(); },
    sequence: (name) => Math.max(lastHere(name), entries.get(name)?.sequence || 0), // the last that is known of a save
    difference,
    copy,                                            // of a text that localStorage may have refused
    write: (key, text) => { try { store.setItem(key, text); } finally { copy(key, text); } },
    remove: (key) => {
      const name = (SAVE.exec(key) || [])[1];
      if (name) {
        const sequence = Math.max(graves.get(name) || 0, lastHere(name));
        graves.set(name, sequence);
        put(name, { sequence, gone: Date.now() });
      }
      store.removeItem(key);
    },
    sync: syncSoon,
    trouble: () => trouble,
    used: () => Object.keys(store || {}).reduce((sum, key) => sum + key.length + (store.getItem(key) ?? "").length, 0),
    // Requests to the archive, all in one transaction: [store, method, ...arguments]; gives their results.
    request: async (mode, text) => {
      if (!database) throw new Error("no database");
      const transaction = database.transaction(["archive", "heads"], mode, { durability: "strict" });
      const ended = new Promise((done, fail) => {
        transaction.oncomplete = done;
        transaction.onabort = () => fail(transaction.error);
      });
      const results = JSON.parse(text).map(([name, method, ...given]) => answer(transaction.objectStore(name)[method](...given)));
      const found = await Promise.all(results);
      await ended;
      return JSON.stringify(found);
    },
    guard: (wanted) => {                             // whether leaving asks, since something is not saved
      if (wanted !== isUnsaved) (wanted ? addEventListener : removeEventListener)("beforeunload", ask);
      isUnsaved = wanted;
    },
  };
  start();
})();
