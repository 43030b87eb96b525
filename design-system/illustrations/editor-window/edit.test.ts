import { describe, expect, test } from 'vitest';
import {
  changeZoom,
  initialEdit,
  getFocus,
  isSelectedZoomShown,
  LENGTH,
  moveCursor,
  press,
  run,
  selectZoom,
  zoomOut,
  takeOver,
  getZooms,
} from './edit.ts';
import type { Edit } from './edit.ts';
import { centerOn, getVisibleFrame, toRecordingPoint } from './focus.ts';
import { targets } from './targets.ts';

const codePoint = { x: 45, y: 50 };
const publishPoint = { x: 84, y: 10 };

describe('a click on the recording', () => {
  test('zooms to the point, and closer to a smaller target', () => {
    const afterCodeClick = press(initialEdit, codePoint);
    expect(afterCodeClick.view).toEqual(centerOn(codePoint, 1.8));
    expect(afterCodeClick.cursor).toEqual(codePoint);
    expect(press(initialEdit, publishPoint).view.scale).toBeGreaterThan(afterCodeClick.view.scale);
  });

  test('adds a block to the timeline at the playhead, which moves into it', () => {
    const updatedEdit = press(initialEdit, codePoint);
    expect(updatedEdit.selected?.from).toBe(initialEdit.playhead);
    expect(updatedEdit.playhead).toBeGreaterThan(updatedEdit.selected?.from ?? LENGTH);
    expect(updatedEdit.playhead).toBeLessThan(updatedEdit.selected?.to ?? 0);
    expect(getZooms(updatedEdit)).toHaveLength(getZooms(initialEdit).length + 1);
  });

  test('at another point keeps the zoom, and the previous block ends where the new one begins', () => {
    const afterFirstClick = press(initialEdit, codePoint);
    const afterSecondClick = press(afterFirstClick, publishPoint);
    expect(isSelectedZoomShown(afterSecondClick)).toBe(true);
    expect(afterSecondClick.view).toEqual(centerOn(publishPoint, 2));
    expect(afterSecondClick.selected?.from).toBe(afterFirstClick.playhead);
    expect(afterSecondClick.others).toContainEqual({ ...afterFirstClick.selected, to: afterFirstClick.playhead });
  });

  test('in the same place shows the whole recording', () => {
    const afterFirstClick = press(initialEdit, codePoint);
    const afterRepeatedClick = press(afterFirstClick, { x: codePoint.x + 1, y: codePoint.y - 1 });
    expect(isSelectedZoomShown(afterRepeatedClick)).toBe(false);
    expect(afterRepeatedClick.selected).toEqual({ ...afterFirstClick.selected, to: afterFirstClick.playhead });
    expect(afterRepeatedClick.playhead).toBeGreaterThan(afterFirstClick.playhead);
  });

  test('never results in overlapping blocks or a block beyond the end', () => {
    let edit: Edit = initialEdit;
    for (let iteration = 0; iteration < 60; iteration += 1) {
      edit = press(edit, iteration % 2 === 0 ? codePoint : publishPoint);
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
  const rawState = { view: { x: 50, y: 50, scale: 1.17 }, cursor: codePoint, playhead: 2 };
  const codeState = { view: { ...codePoint, scale: 1.6 }, cursor: codePoint, playhead: 9 };

  test('during the raw recording starts without a zoom, and the first click zooms', () => {
    const takenOverEdit = takeOver(initialEdit, rawState);
    expect(isSelectedZoomShown(takenOverEdit)).toBe(false);
    expect(moveCursor(takenOverEdit, { x: 1, y: 0 }).view.scale).toBe(1);
    const afterClick = press(takenOverEdit, initialEdit.selected.point);
    expect(afterClick).toMatchObject({ lastAction: 'press', selected: { from: 2, to: 5 } });
    expect(getZooms(afterClick)).toHaveLength(getZooms(initialEdit).length + 1);
  });

  test('during a zoom selects its block, and showing the whole recording ends it at the playhead', () => {
    const takenOverEdit = takeOver(initialEdit, codeState);
    expect(isSelectedZoomShown(takenOverEdit)).toBe(true);
    expect(zoomOut(takenOverEdit).selected).toMatchObject({ from: 4.2, to: 9 });
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
    expect(updatedEdit.selected?.point).toEqual(publishPoint);
  });

  test('is unchanged if it is already shown', () => {
    expect(zoomOut(initialEdit)).toBe(initialEdit);
  });
});

describe('a change of the selected zoom', () => {
  test.each([
    ['moved, keeps its length', { from: 5, to: 12 }, [5, 12]],
    ['moved before the beginning, starts there', { from: -3, to: 4 }, [0, 7]],
    ['moved beyond the next one, stops before it', { from: 40, to: 47 }, [5.6, 12.6]],
    ['trimmed at its start, ends as before', { from: 6 }, [6, 11.2]],
    ['trimmed at its end beyond its start, keeps the shortest length', { to: 3 }, [4.2, 4.6]],
  ])('%s', (_name, change, [from, to]) => {
    const { selected, playhead, view } = changeZoom(initialEdit, change);
    expect(selected?.from).toBeCloseTo(from ?? 0);
    expect(selected?.to).toBeCloseTo(to ?? 0);
    expect(playhead).toBeCloseTo(Math.max(from ?? 0, initialEdit.playhead));
    expect(view).toEqual(getFocus(initialEdit.selected));
  });

  test('moved onto the previous one, stops after it', () => {
    const { selected } = changeZoom(selectZoom(initialEdit, initialEdit.others[0]), { from: 8, to: 16.4 });
    expect(selected?.from).toBeCloseTo(11.2);
    expect(selected?.to).toBeCloseTo(19.6);
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
    [0, 4.2, 1, 84, 0],
    [4.2, 11.2, 2, 84, 1],
    [11.2, 12.6, 1, 45, 1],
    [12.6, 21, 1.8, 45, 2],
    [21, 28, 1, 45, 2],
  ]);
});

describe('the cursor', () => {
  test('moves by visible distance: half as far at twice the size', () => {
    const movedLeft = moveCursor(initialEdit, { x: -10, y: 0 });
    expect(movedLeft.cursor.x).toBeCloseTo(initialEdit.cursor.x - 10);
    const zoomedEdit = press(initialEdit, codePoint);
    expect(moveCursor(zoomedEdit, { x: -8, y: 0 }).cursor.x).toBeCloseTo(codePoint.x - 8 / zoomedEdit.view.scale);
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
  const { view } = press(initialEdit, { x: 45, y: 60 });
  const center = toRecordingPoint(view, { x: 50, y: 50 });
  expect(center.x).toBeCloseTo(45);
  expect(center.y).toBeCloseTo(60);
  const { left, top } = getVisibleFrame(view);
  const corner = toRecordingPoint(view, { x: 0, y: 0 });
  expect(corner.x).toBeCloseTo(left);
  expect(corner.y).toBeCloseTo(top);
});

test('the targets of the recording have unique names', () => {
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});
