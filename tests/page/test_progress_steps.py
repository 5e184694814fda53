"""Jobs on the match screen are drawn when a step is done, and never twice at the same one."""

from fracas.page.match.progress_steps import ProgressSteps


def test_a_job_is_drawn_once_a_step():
    progress = ProgressSteps(20)
    drawn = [(share, progress.percent) for share in (0, .19, .2, .2, .39, .41, .3, .99, 1) if progress.advance(share)]
    assert drawn == [(.2, 20), (.41, 40), (.99, 80), (1, 100)]
