import { brand } from '@onset/design-system/brand';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { VideoPlayer } from '@onset/design-system/sections/video-player';
import type { VideoPlayerContent } from '@onset/design-system/sections/video-player/schema';
import preview from '../../.storybook/preview.tsx';
import { sampleVideo } from '../fixtures/videos.ts';

const content: VideoPlayerContent = {
  label: 'Watch it',
  heading: 'A press, a zoom, and the way back',
  lede: `Twelve seconds, as ${brand.name} left them: nobody touched the timeline.`,
  video: sampleVideo,
  summary: 'A recording of a web page. The cursor presses a button, the picture zooms to it, holds, and lets go.',
  published: '2026-11-18',
  chapters: [
    { from: 0, title: 'The page, as it was recorded' },
    { from: 4, title: 'A press becomes a zoom' },
    { from: 8, title: 'The zoom lets go' },
  ],
  transcript: [
    { from: 0, text: 'Here is the page, as it was recorded. The cursor comes in from the left.' },
    { from: 4, text: 'A press, and the picture goes to it. The button fills half of the frame.' },
    { from: 8, text: 'It lets go by itself, and the whole page is there again.' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Video player',
  component: VideoPlayer,
  parameters: { frame: 'none' },
  args: content,
});

const findVideo = (element: HTMLElement): HTMLVideoElement => {
  const video = element.querySelector('video');
  if (!video) throw new Error('No video');
  return video;
};

/**
 * Before playback, the player loads only the poster and the captions. Without scripts, each chapter links to its time
 * in the video file.
 */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const video = findVideo(canvasElement);
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(video.querySelector('track')).toHaveAttribute('default');
    await expect(canvas.getByRole('button', { name: /A press becomes a zoom/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\.webm#t=4$/),
    );
    await expect(canvas.getByRole('button', { name: 'Play: Publishing a release' })).toBeVisible();
    // The video is invisible while the poster is shown, so that it can't get the focus.
    await expect(video).not.toBeVisible();
  },
});

/**
 * Clicking a chapter, or pressing the space bar while the chapter has the focus, plays the video from there and marks
 * the chapter as current.
 */
export const ChapterChosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = findVideo(canvasElement);
    const play = fn(() => Promise.resolve());
    Object.assign(video, { play, load: fn() });
    const secondChapter = canvas.getByRole('button', { name: /A press becomes a zoom/ });
    await userEvent.click(secondChapter);
    await expect(play).toHaveBeenCalledOnce();
    await expect(secondChapter).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('button', { name: /The zoom lets go/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /The zoom lets go/ })).toHaveAttribute('aria-current', 'true');
    await expect(secondChapter).not.toHaveAttribute('aria-current');
  },
});

/** The visitor has started the video, and the status shows that the video is loading. */
export const Loading = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = findVideo(canvasElement);
    const play = fn(() => Promise.resolve());
    Object.assign(video, { play, load: fn() });
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await expect(play).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the video');
  },
});

/** No video file could be loaded. The visitor can try again or open the transcript. */
export const Failed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = findVideo(canvasElement);
    const load = fn();
    video.load = load;
    video.play = fn(() => Promise.resolve());
    await fireEvent.error(video.querySelector('source:last-of-type') ?? video);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The video isn’t available right now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(load).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await fireEvent.error(video.querySelector('source:last-of-type') ?? video);
    const link = canvas.getByRole('link', { name: 'Read it instead' });
    // Following the link would change the URL of Storybook's iframe.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByText(/^It lets go by itself/)).toBeVisible());
  },
});

/**
 * The visitor plays the video, and the captions and the current chapter are shown. Then the connection is lost, and an
 * error appears.
 */
export const ConnectionLostDuringPlayback = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = findVideo(canvasElement);
    video.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await waitFor(() => expect(video).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Here is the page, as it was recorded.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /The page, as it was/ })).toHaveAttribute('aria-current', 'true'),
    );
    // Wait until the video has loaded: a later `canplay` event would clear the error.
    await waitFor(() => expect(video.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA));
    const pauseEvent = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
    video.pause();
    await pauseEvent;
    // Set a fixed time, because the playback position differs between runs.
    video.currentTime = 1;
    await waitFor(() => expect(canvas.getByText('00:01 / 00:12')).toBeVisible());
    await fireEvent.error(video);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const TranscriptOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Transcript'));
    await expect(canvas.getByText(/^Here is the page/)).toBeVisible();
  },
});

export const WithoutChapters = meta.story({ args: { lede: undefined, chapters: [] } });

export const WindowWide = meta.story({ args: { width: 'window', opening: 'centered' } });

/**
 * The player shows the raw recording beside the edited video. The recording plays, pauses and seeks in sync with the
 * edited video.
 */
export const WithRecording = meta.story({
  args: {
    opening: 'centered',
    width: 'window',
    chapters: [],
    video: { ...sampleVideo, recording: { sources: sampleVideo.sources, poster: sampleVideo.poster } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [recording, edit] = [...canvasElement.querySelectorAll('video')];
    if (!recording || !edit) throw new Error('There aren’t two videos');
    edit.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await waitFor(() => expect(recording.paused).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(recording.paused).toBe(true));
    const positionSlider = canvas.getByRole('slider', { name: 'Position' });
    await fireEvent.input(positionSlider, { target: { value: '6' } });
    await waitFor(() => expect([recording.currentTime, edit.currentTime]).toEqual([6, 6]));
    // The position changes at once, but the frames only when both videos have sought.
    await waitFor(() => expect([recording.seeking, edit.seeking]).toEqual([false, false]));
    await expect(positionSlider).toHaveAttribute('aria-valuetext', '00:06 / 00:12');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Captions' }), 'Captions off');
    await waitFor(() => expect(edit.textTracks[0]?.mode).toBe('disabled'));
  },
});
