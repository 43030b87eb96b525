import { describe, expect, test } from 'vitest';
import {
  changeSettings,
  changeZoom,
  initialEdit,
  isSelectedZoomShown,
  LENGTH,
  moveCursor,
  press,
  run,
  selectZoom,
  getVisibleFocus,
  zoomOut,
  sizeOf,
  takeOver,
  getZooms,
} from './edit.ts';
import type { Edit } from './edit.ts';
import { getVisibleFrame, toVideoPoint, toRecordingPoint } from './focus.ts';
import { targets } from './targets.ts';

const chartPoint = { x: 45, y: 50 };
const publishPoint = { x: 84, y: 22 };

describe('a click on the recording', () => {
  test('zooms to the point, and closer to a smaller target', () => {
    const afterChartClick = press(initialEdit, chartPoint);
    expect(afterChartClick.view).toMatchObject(chartPoint);
    expect(afterChartClick.cursor).toEqual(chartPoint);
    expect(press(initialEdit, publishPoint).view.scale).toBeGreaterThan(afterChartClick.view.scale);
  });

  test('adds a block to the timeline at the playhead, which moves into it', () => {
    const updatedEdit = press(initialEdit, chartPoint);
    expect(updatedEdit.selected?.from).toBe(initialEdit.playhead);
    expect(updatedEdit.playhead).toBeGreaterThan(updatedEdit.selected?.from ?? LENGTH);
    expect(updatedEdit.playhead).toBeLessThan(updatedEdit.selected?.to ?? 0);
    expect(getZooms(updatedEdit)).toHaveLength(getZooms(initialEdit).length + 1);
  });

  test('at another point keeps the zoom, and the previous block ends where the new one begins', () => {
    const afterFirstClick = press(initialEdit, chartPoint);
    const afterSecondClick = press(afterFirstClick, publishPoint);
    expect(isSelectedZoomShown(afterSecondClick)).toBe(true);
    expect(afterSecondClick.view).toMatchObject(publishPoint);
    expect(afterSecondClick.selected?.from).toBe(afterFirstClick.playhead);
    expect(afterSecondClick.others).toContainEqual({ ...afterFirstClick.selected, to: afterFirstClick.playhead });
  });

  test('in the same place shows the whole recording', () => {
    const afterFirstClick = press(initialEdit, chartPoint);
    const afterRepeatedClick = press(afterFirstClick, { x: chartPoint.x + 1, y: chartPoint.y - 1 });
    expect(isSelectedZoomShown(afterRepeatedClick)).toBe(false);
    expect(afterRepeatedClick.selected).toEqual({ ...afterFirstClick.selected, to: afterFirstClick.playhead });
    expect(afterRepeatedClick.playhead).toBeGreaterThan(afterFirstClick.playhead);
  });

  test('never results in overlapping blocks or a block beyond the end', () => {
    let edit: Edit = initialEdit;
    for (let iteration = 0; iteration < 60; iteration += 1) {
      edit = press(edit, iteration % 2 === 0 ? chartPoint : publishPoint);
      const blocks = getZooms(edit);
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
  const rawState = { view: { x: 50, y: 50, scale: 1.17 }, cursor: chartPoint, playhead: 2 };
  const chartState = { view: { ...chartPoint, scale: 1.6 }, cursor: chartPoint, playhead: 9 };

  test('during the raw recording starts without a zoom, and the first click zooms', () => {
    const takenOverEdit = takeOver(initialEdit, rawState);
    expect(isSelectedZoomShown(takenOverEdit)).toBe(false);
    expect(moveCursor(takenOverEdit, { x: 1, y: 0 }).view.scale).toBe(1);
    const afterClick = press(takenOverEdit, initialEdit.selected.focus);
    expect(afterClick).toMatchObject({ lastAction: 'press', selected: { from: 2, to: 5 } });
    expect(getZooms(afterClick)).toHaveLength(getZooms(initialEdit).length + 1);
  });

  test('during a zoom selects its block, and showing the whole recording ends it at the playhead', () => {
    const takenOverEdit = takeOver(initialEdit, chartState);
    expect(isSelectedZoomShown(takenOverEdit)).toBe(true);
    expect(zoomOut(takenOverEdit).selected).toMatchObject({ from: 7.8, to: 9 });
    expect(getZooms(zoomOut(takenOverEdit))).toHaveLength(getZooms(initialEdit).length);
  });
});

describe('the whole recording', () => {
  test('doesn’t change a zoom that was only selected', () => {
    const selected = selectZoom(initialEdit, initialEdit.selected);
    const updatedEdit = zoomOut(selected);
    expect(isSelectedZoomShown(selected)).toBe(true);
    expect(isSelectedZoomShown(updatedEdit)).toBe(false);
    expect(updatedEdit.selected).toEqual(initialEdit.selected);
  });

  test('is shown again, with a frame around the zoom and its settings unchanged', () => {
    const updatedEdit = zoomOut(press(initialEdit, publishPoint));
    expect(updatedEdit.view.scale).toBe(1);
    expect(updatedEdit.selected?.focus).toMatchObject(publishPoint);
  });

  test('is unchanged if it is already shown', () => {
    expect(zoomOut(initialEdit)).toBe(initialEdit);
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
    const { selected, playhead, view } = changeZoom(initialEdit, change);
    expect(selected?.from).toBeCloseTo(from ?? 0);
    expect(selected?.to).toBeCloseTo(to ?? 0);
    expect(playhead).toBeCloseTo(from ?? 0);
    expect(view).toEqual(initialEdit.selected.focus);
  });
});

test('playback goes from zoom to zoom, with the cursor at each of them', () => {
  const playedParts = [];
  let edit: Edit = initialEdit;
  for (let seconds = 0; seconds < LENGTH; seconds = edit.playhead) {
    edit = run(edit, seconds);
    playedParts.push([seconds, edit.playhead, edit.view.scale, edit.cursor.x, edit.presses]);
  }
  expect(playedParts).toEqual([
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
  const paddedEdit = changeSettings(initialEdit, { padding: 20 });
  const size = sizeOf(paddedEdit.settings);
  const visiblePoint = toVideoPoint(publishPoint, size);
  expect(toVideoPoint(toRecordingPoint(getVisibleFocus(paddedEdit), visiblePoint), 1 / size).x).toBeCloseTo(
    publishPoint.x,
  );
});

describe('the cursor', () => {
  test('moves by visible distance: half as far at twice the size', () => {
    const movedLeft = moveCursor(initialEdit, { x: -10, y: 0 });
    expect(movedLeft.cursor.x).toBeCloseTo(initialEdit.cursor.x - 10);
    const zoomedEdit = press(initialEdit, chartPoint);
    expect(moveCursor(zoomedEdit, { x: -8, y: 0 }).cursor.x).toBeCloseTo(chartPoint.x - 8 / zoomedEdit.view.scale);
  });

  test('never leaves the recording or its visible area', () => {
    let edit = press(initialEdit, publishPoint);
    for (const offset of [
      { x: -7, y: 0 },
      { x: 0, y: 7 },
      { x: 7, y: 0 },
      { x: 0, y: -7 },
    ]) {
      for (let iteration = 0; iteration < 60; iteration += 1) {
        edit = moveCursor(edit, offset);
        const { left, top, size } = getVisibleFrame(edit.view);
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
  const { view } = press(initialEdit, { x: 80, y: 20 });
  expect(toRecordingPoint(view, { x: 80, y: 20 })).toEqual({ x: 80, y: 20 });
  const { left, top } = getVisibleFrame(view);
  const corner = toRecordingPoint(view, { x: 0, y: 0 });
  expect(corner.x).toBeCloseTo(left);
  expect(corner.y).toBeCloseTo(top);
});

test('the targets of the recording have unique names', () => {
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});
