import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { VideoPlayer } from '@onset/design-system/sections/video-player';
import type { VideoPlayerContent } from '@onset/design-system/sections/video-player/schema';
import preview from '../../.storybook/preview.tsx';
import { film } from '../fixtures/film.ts';

const content: VideoPlayerContent = {
  at: '00:02',
  label: 'Watch it',
  heading: 'A press, a zoom, and the way back',
  lede: 'Twelve seconds, as Onset left them: nobody touched the timeline.',
  film,
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

const filmIn = (element: HTMLElement): HTMLVideoElement => {
  const video = element.querySelector('video');
  if (!video) throw new Error('No film');
  return video;
};

/** Nothing but the poster and the captions is fetched; each chapter leads to its place in the file where there is no script. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const video = filmIn(canvasElement);
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(video.querySelector('track')).toHaveAttribute('default');
    await expect(canvas.getByRole('button', { name: /A press becomes a zoom/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\.webm#t=4$/),
    );
    await expect(canvas.getByRole('button', { name: 'Play: Publishing a release' })).toBeVisible();
    // What lies over the poster must not take the focus.
    await expect(video).not.toBeVisible();
  },
});

/** A chapter plays from its second on, and is marked: with the mouse, and with the space bar as a button has it. */
export const ChapterChosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = filmIn(canvasElement);
    const play = fn(() => Promise.resolve());
    Object.assign(video, { play, load: fn() });
    const second = canvas.getByRole('button', { name: /A press becomes a zoom/ });
    await userEvent.click(second);
    await expect(play).toHaveBeenCalledOnce();
    await expect(second).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('button', { name: /The zoom lets go/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /The zoom lets go/ })).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-current');
  },
});

/** It was asked for, and is not there yet. */
export const Loading = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = filmIn(canvasElement);
    const play = fn(() => Promise.resolve());
    Object.assign(video, { play, load: fn() });
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await expect(play).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the video');
  },
});

/** None of its files can be had: it says so, asks anew, or opens what is said in it. */
export const Failed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = filmIn(canvasElement);
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
    // The address of the frame of a story stays as it is.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByText(/^It lets go by itself/)).toBeVisible());
  },
});

/** It plays with captions, the focus moves from the poster to the Pause button, and its chapter is marked. Then the connection is lost. */
export const LostOnTheWay = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = filmIn(canvasElement);
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
    const paused = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
    video.pause();
    await paused;
    // How far it has played differs from run to run.
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

/** The recording plays and moves with its edit. */
export const BesideItsRecording = meta.story({
  args: {
    opening: 'centered',
    width: 'window',
    chapters: [],
    film: { ...film, recording: { sources: film.sources, poster: film.poster } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [recording, edit] = [...canvasElement.querySelectorAll('video')];
    if (!recording || !edit) throw new Error('There aren’t two videos');
    edit.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await waitFor(() => expect(recording.paused).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(recording.paused).toBe(true));
    const position = canvas.getByRole('slider', { name: 'Position' });
    await fireEvent.input(position, { target: { value: '6' } });
    await waitFor(() => expect([recording.currentTime, edit.currentTime]).toEqual([6, 6]));
    await expect(position).toHaveAttribute('aria-valuetext', '00:06 / 00:12');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Captions' }), 'Captions off');
    await waitFor(() => expect(edit.textTracks[0]?.mode).toBe('disabled'));
  },
});
