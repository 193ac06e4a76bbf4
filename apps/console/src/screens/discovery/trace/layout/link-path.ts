import { LANE_SIZES, type Box } from './lane-layout.ts';

/** A line between two nodes as a drawing has it. */
export interface LinkPath {
  /** Of an SVG path. */
  d: string;
  /** Corners of the arrow head, for an SVG polygon. */
  arrow: string;
  /** Its middle, and the maximum width without covering a node. */
  label: { x: number; y: number; room: number };
}

const ARROW = { length: 7, half: 3.5 };
/** How far a line that passes nodes of its lane bends outwards. */
const BEND = 30;
/** Position of the label along a line that crosses other lanes, so that it is near its target. */
const FAR_LABEL = 0.86;
/** For a straight line downwards: below the number at the upper node. */
const DOWN_LABEL = 0.56;

/** Pixels between the nodes of two lanes. */
const ROOM_BETWEEN_LANES = LANE_SIZES.laneGap + 2 * LANE_SIZES.lanePadding;

type Point = readonly [x: number, y: number];

/**
 * The line from one node to another. Between lanes it leads from right to left edge; within a lane
 * straight down to the node below, and around nodes between.
 * @param isSameLane both are in one lane
 * @param hasArrow without one, the line reaches the node
 */
export function linkPath(from: Box, to: Box, isSameLane: boolean, hasArrow = true): LinkPath {
  if (!isSameLane) return across(from, to, hasArrow);
  const step = to.y - (from.y + from.height);
  const isNext = step > 0 && step < 2 * from.height;
  return isNext ? down(from, to) : around(from, to);
}

function across(from: Box, to: Box, hasArrow: boolean): LinkPath {
  const start: Point = [from.x + from.width, from.y + from.height / 2];
  const end: Point = [to.x, to.y + to.height / 2];
  const tip: Point = hasArrow ? [end[0] - ARROW.length + 1, end[1]] : end;
  const reach = Math.max(Math.abs(tip[0] - start[0]) / 2, BEND);
  const curve = [start, [start[0] + reach, start[1]], [tip[0] - reach, tip[1]], tip] as const;
  const isFar = end[0] - start[0] > from.width;
  return {
    d: bezier(curve),
    arrow: arrowHead(end, 'right'),
    label: { ...pointAt(curve, isFar ? FAR_LABEL : 0.5), room: ROOM_BETWEEN_LANES },
  };
}

function down(from: Box, to: Box): LinkPath {
  const start: Point = [from.x + from.width / 2, from.y + from.height];
  const end: Point = [to.x + to.width / 2, to.y];
  const tip: Point = [end[0], end[1] - ARROW.length + 1];
  const reach = (tip[1] - start[1]) / 2;
  const curve = [start, [start[0], start[1] + reach], [tip[0], tip[1] - reach], tip] as const;
  return {
    d: bezier(curve),
    arrow: arrowHead(end, 'down'),
    label: { ...pointAt(curve, DOWN_LABEL), room: from.width },
  };
}

function around(from: Box, to: Box): LinkPath {
  const start: Point = [from.x + from.width, from.y + from.height / 2];
  const end: Point = [to.x + to.width, to.y + to.height / 2];
  const tip: Point = [end[0] + ARROW.length - 1, end[1]];
  const out = Math.max(start[0], end[0]) + BEND;
  const curve = [start, [out, start[1]], [out, tip[1]], tip] as const;
  return {
    d: bezier(curve),
    arrow: arrowHead(end, 'left'),
    label: { ...pointAt(curve, 0.5), room: from.width },
  };
}

type Curve = readonly [Point, Point, Point, Point];

function bezier([start, first, second, end]: Curve): string {
  const text = (point: Point): string => point.map((one) => round(one)).join(' ');
  return `M${text(start)} C${text(first)} ${text(second)} ${text(end)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pointAt(curve: Curve, t: number): { x: number; y: number } {
  const u = 1 - t;
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const sum = (axis: 0 | 1): number =>
    round(curve.reduce((all, point, index) => all + point[axis] * (weights[index] ?? 0), 0));
  return { x: sum(0), y: sum(1) };
}

function arrowHead([x, y]: Point, heading: 'right' | 'down' | 'left'): string {
  const { length, half } = ARROW;
  const corners = {
    right: [x, y, x - length, y - half, x - length, y + half],
    down: [x, y, x - half, y - length, x + half, y - length],
    left: [x, y, x + length, y - half, x + length, y + half],
  }[heading];
  return corners.map(round).join(' ');
}
