import type { Viewport } from '@xyflow/react';
import type { Box, LaneLayout } from '../layout/lane-layout.ts';

export const ZOOM = { least: 0.2, most: 1.5, step: 1.25 } as const;

/** Around the drawing, in pixels of the page. */
const MARGIN = 24;
/** Below this scale names are unreadable: a larger drawing starts at its upper left part. */
const READABLE = 0.64;
const LARGEST = 1.1;

interface Size {
  width: number;
  height: number;
}

/** Initial view of a drawing: whole if readable at that size, else from its start. */
export function firstViewport(layout: Pick<LaneLayout, 'width' | 'height'>, room: Size): Viewport {
  const byWidth = Math.min(LARGEST, (room.width - 2 * MARGIN) / layout.width);
  const byHeight = (room.height - 2 * MARGIN) / layout.height;
  const isWhole = Math.min(byWidth, byHeight) >= READABLE;
  // Content that extends below anyway is fitted to the width.
  const zoom = isWhole ? Math.min(byWidth, byHeight) : Math.max(Math.min(byWidth, 1), READABLE);
  return {
    x: Math.max((room.width - layout.width * zoom) / 2, MARGIN),
    y: Math.max((room.height - layout.height * zoom) / 2, MARGIN),
    zoom,
  };
}

/** The viewport moved as little as possible to show a box; the same object if it is visible. */
export function bringIntoSight(viewport: Viewport, box: Box, room: Size): Viewport {
  const { zoom } = viewport;
  const x = shift(viewport.x, box.x * zoom, box.width * zoom, room.width);
  const y = shift(viewport.y, box.y * zoom, box.height * zoom, room.height);
  return x === viewport.x && y === viewport.y ? viewport : { x, y, zoom };
}

function shift(offset: number, start: number, length: number, room: number): number {
  const at = offset + start;
  if (at < MARGIN) return MARGIN - start;
  if (at + length > room - MARGIN) return room - MARGIN - start - length;
  return offset;
}
