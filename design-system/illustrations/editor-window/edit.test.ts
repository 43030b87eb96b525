import { describe, expect, test } from 'vitest';
import {
  changeSettings,
  changeZoom,
  firstEdit,
  isZoomed,
  LENGTH,
  moveCursor,
  press,
  run,
  selectZoom,
  shownFocus,
  showWhole,
  sizeOf,
  takeOver,
  zoomsOf,
} from './edit.ts';
import type { Edit } from './edit.ts';
import { frameOf, onVideo, recordedPoint } from './focus.ts';
import { targets } from './targets.ts';

const chart = { x: 45, y: 50 };
const publish = { x: 84, y: 22 };

describe('a click on the recording', () => {
  test('zooms to the point, and closer to a smaller target', () => {
    const onChart = press(firstEdit, chart);
    expect(onChart.view).toMatchObject(chart);
    expect(onChart.cursor).toEqual(chart);
    expect(press(firstEdit, publish).view.scale).toBeGreaterThan(onChart.view.scale);
  });

  test('adds a block to the timeline at the playhead, which moves into it', () => {
    const after = press(firstEdit, chart);
    expect(after.selected?.from).toBe(firstEdit.playhead);
    expect(after.playhead).toBeGreaterThan(after.selected?.from ?? LENGTH);
    expect(after.playhead).toBeLessThan(after.selected?.to ?? 0);
    expect(zoomsOf(after)).toHaveLength(zoomsOf(firstEdit).length + 1);
  });

  test('at another point keeps the zoom, and the previous block ends where the new one begins', () => {
    const first = press(firstEdit, chart);
    const second = press(first, publish);
    expect(isZoomed(second)).toBe(true);
    expect(second.view).toMatchObject(publish);
    expect(second.selected?.from).toBe(first.playhead);
    expect(second.others).toContainEqual({ ...first.selected, to: first.playhead });
  });

  test('in the same place shows the whole recording', () => {
    const first = press(firstEdit, chart);
    const again = press(first, { x: chart.x + 1, y: chart.y - 1 });
    expect(isZoomed(again)).toBe(false);
    expect(again.selected).toEqual({ ...first.selected, to: first.playhead });
    expect(again.playhead).toBeGreaterThan(first.playhead);
  });

  test('never results in overlapping blocks or a block beyond the end', () => {
    let edit: Edit = firstEdit;
    for (let count = 0; count < 60; count += 1) {
      edit = press(edit, count % 2 === 0 ? chart : publish);
      const blocks = zoomsOf(edit);
      for (const [index, block] of blocks.entries()) {
        expect(block.to).toBeGreaterThan(block.from);
        expect(block.to).toBeLessThanOrEqual(blocks[index + 1]?.from ?? LENGTH);
      }
      expect(new Set(blocks.map(({ from }) => from)).size).toBe(blocks.length);
      expect(edit.playhead).toBeLessThanOrEqual(LENGTH);
    }
  });
});

describe('taking over the loop', () => {
  const raw = { view: { x: 50, y: 50, scale: 1.17 }, cursor: chart, playhead: 2 };
  const atChart = { view: { ...chart, scale: 1.6 }, cursor: chart, playhead: 9 };

  test('during the raw recording starts without a zoom, and the first click zooms', () => {
    const taken = takeOver(firstEdit, raw);
    expect(isZoomed(taken)).toBe(false);
    expect(moveCursor(taken, { x: 1, y: 0 }).view.scale).toBe(1);
    const pressed = press(taken, firstEdit.selected.focus);
    expect(pressed).toMatchObject({ lastAction: 'press', selected: { from: 2, to: 5 } });
    expect(zoomsOf(pressed)).toHaveLength(zoomsOf(firstEdit).length + 1);
  });

  test('during a zoom selects its block, and showing the whole recording ends it at the playhead', () => {
    const taken = takeOver(firstEdit, atChart);
    expect(isZoomed(taken)).toBe(true);
    expect(showWhole(taken).selected).toMatchObject({ from: 7.8, to: 9 });
    expect(zoomsOf(showWhole(taken))).toHaveLength(zoomsOf(firstEdit).length);
  });
});

describe('the whole recording', () => {
  test('doesn’t change a zoom that was only selected', () => {
    const selected = selectZoom(firstEdit, firstEdit.selected);
    const after = showWhole(selected);
    expect(isZoomed(selected)).toBe(true);
    expect(isZoomed(after)).toBe(false);
    expect(after.selected).toEqual(firstEdit.selected);
  });

  test('is shown again, with a frame around the zoom and its settings unchanged', () => {
    const after = showWhole(press(firstEdit, publish));
    expect(after.view.scale).toBe(1);
    expect(after.selected?.focus).toMatchObject(publish);
  });

  test('is unchanged if it is already shown', () => {
    expect(showWhole(firstEdit)).toBe(firstEdit);
  });
});

describe('a change of the selected zoom', () => {
  test.each([
    ['moved, keeps its length', { from: 13, to: 17.8 }, [13, 17.8]],
    ['moved onto its neighbor, stops at it', { from: 5, to: 9.8 }, [11.4, 16.2]],
    ['moved beyond the next one, stops before it', { from: 40, to: 44.8 }, [13.2, 18]],
    ['trimmed at its start, ends as before', { from: 14 }, [14, 16.8]],
    ['trimmed at its end beyond its start, keeps the shortest length', { to: 3 }, [12, 12.4]],
  ])('%s', (_name, change, [from, to]) => {
    const { selected, playhead, view } = changeZoom(firstEdit, change);
    expect(selected?.from).toBeCloseTo(from ?? 0);
    expect(selected?.to).toBeCloseTo(to ?? 0);
    expect(playhead).toBeCloseTo(from ?? 0);
    expect(view).toEqual(firstEdit.selected.focus);
  });
});

test('playback goes from zoom to zoom, with the cursor at each of them', () => {
  const parts = [];
  let edit: Edit = firstEdit;
  for (let at = 0; at < LENGTH; at = edit.playhead) {
    edit = run(edit, at);
    parts.push([at, edit.playhead, edit.view.scale, edit.cursor.x, edit.presses]);
  }
  expect(parts).toEqual([
    [0, 7.8, 1, 35, 0],
    [7.8, 11.4, 2, 35, 1],
    [11.4, 12, 1, 84.6, 1],
    [12, 16.8, 2.4, 84.6, 2],
    [16.8, 18, 1, 79, 2],
    [18, 20.4, 1.8, 79, 3],
    [20.4, 28, 1, 79, 3],
  ]);
});

test('a click on a recording with padding hits the visible content', () => {
  const padded = changeSettings(firstEdit, { padding: 20 });
  const size = sizeOf(padded.settings);
  const seen = onVideo(publish, size);
  expect(onVideo(recordedPoint(shownFocus(padded), seen), 1 / size).x).toBeCloseTo(publish.x);
});

describe('the cursor', () => {
  test('moves by visible distance: half as far at twice the size', () => {
    const before = moveCursor(firstEdit, { x: -10, y: 0 });
    expect(before.cursor.x).toBeCloseTo(firstEdit.cursor.x - 10);
    const zoomed = press(firstEdit, chart);
    expect(moveCursor(zoomed, { x: -8, y: 0 }).cursor.x).toBeCloseTo(chart.x - 8 / zoomed.view.scale);
  });

  test('never leaves the recording or its visible area', () => {
    let edit = press(firstEdit, publish);
    for (const by of [
      { x: -7, y: 0 },
      { x: 0, y: 7 },
      { x: 7, y: 0 },
      { x: 0, y: -7 },
    ]) {
      for (let count = 0; count < 60; count += 1) {
        edit = moveCursor(edit, by);
        const { left, top, size } = frameOf(edit.view);
        expect(edit.cursor.x).toBeGreaterThanOrEqual(Math.max(1, left));
        expect(edit.cursor.x).toBeLessThanOrEqual(Math.min(99, left + size));
        expect(edit.cursor.y).toBeGreaterThanOrEqual(Math.max(1, top));
        expect(edit.cursor.y).toBeLessThanOrEqual(Math.min(99, top + size));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + size).toBeLessThanOrEqual(100.001);
      }
    }
  });
});

test('a point in the zoomed video is converted to one of the recording', () => {
  const { view } = press(firstEdit, { x: 80, y: 20 });
  expect(recordedPoint(view, { x: 80, y: 20 })).toEqual({ x: 80, y: 20 });
  const { left, top } = frameOf(view);
  const corner = recordedPoint(view, { x: 0, y: 0 });
  expect(corner.x).toBeCloseTo(left);
  expect(corner.y).toBeCloseTo(top);
});

test('the targets of the recording have unique names', () => {
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});
