import { ownValue } from '@waybill/contract/own-value';
import { fitText, textOf, textWidth, type SeverityName } from '@waybill/ui';
import { dashesOf, severityOf } from '../graph/link-look.ts';
import { LANE_NAMES } from '../graph/lane-of.ts';
import { linkWord, nodeWords } from '../graph/node-words.ts';
import type { Box } from '../layout/lane-layout.ts';
import { linkPath } from '../layout/link-path.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';

/** Colours of the theme that the picture is made in, as every reader of a file knows them. */
export interface PictureColors {
  canvas: string;
  surface: string;
  line: string;
  ink: string;
  quiet: string;
  flow: string;
  severity: Readonly<Record<SeverityName, string>>;
}

export interface Picture {
  markup: string;
  /** In pixels. */
  width: number;
  height: number;
}

const MARGIN = 24;
const TITLE_HEIGHT = 36;
const INSET = 10;
const FACE = 'ui-sans-serif, system-ui, sans-serif';
const MONO = 'ui-monospace, monospace';

/**
 * The whole drawing as a self-contained SVG document, including parts out of view. It is generated from
 * the layout rather than the page, which contains only visible parts, and needs no style sheet.
 */
export function traceSvg(drawn: DrawnTrace, title: string, colors: PictureColors): Picture {
  const { layout } = drawn;
  const width = layout.width + 2 * MARGIN;
  const height = layout.height + 2 * MARGIN + TITLE_HEIGHT;
  const parts = [
    element('rect', { width, height, fill: colors.canvas }),
    words(title, { x: MARGIN, y: MARGIN + 12, size: 15, weight: 600, fill: colors.ink }),
    `<g transform="translate(${MARGIN} ${MARGIN + TITLE_HEIGHT})">`,
    ...layout.lanes.map((lane, index) => laneMarkup(lane, index, colors)),
    ...linkMarkup(drawn, colors),
    ...drawn.nodes.map((node) => nodeMarkup(drawn, node, colors)),
    '</g>',
  ];
  const size = attributes({ width, height, viewBox: `0 0 ${width} ${height}` });
  const head = `<svg xmlns="http://www.w3.org/2000/svg"${size} font-family="${FACE}">`;
  return {
    markup: `${head}<title>${escaped(title)}</title>${parts.join('')}</svg>`,
    width,
    height,
  };
}

function laneMarkup({ x, y, width, height }: Box, index: number, colors: PictureColors): string {
  const name = textOf(traceText)[`lane_${LANE_NAMES[index] ?? 'object'}`];
  return [
    element('rect', {
      x,
      y,
      width,
      height,
      rx: 10,
      fill: 'none',
      stroke: colors.line,
      'stroke-dasharray': '3 3',
    }),
    words(name, { x: x + INSET, y: y + 20, size: 12, weight: 500, fill: colors.quiet }),
  ].join('');
}

/** Lines first, then their labels, so that no line runs through a label. */
function linkMarkup(drawn: DrawnTrace, colors: PictureColors): string[] {
  const lanes = new Map(drawn.nodes.map(({ id, lane }) => [id, lane]));
  const lines: string[] = [];
  const labels: string[] = [];
  for (const link of drawn.links) {
    const from = drawn.layout.nodes.get(link.from);
    const to = drawn.layout.nodes.get(link.to);
    if (from === undefined || to === undefined) continue;
    const isSameLane = lanes.get(link.from) === lanes.get(link.to);
    const path = linkPath(from, to, isSameLane, !link.isFirstHalf);
    const severity = severityOf(link.edges);
    const color = severity === null ? colors.flow : colors.severity[severity];
    lines.push(
      element('path', {
        d: path.d,
        fill: 'none',
        stroke: color,
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
        'stroke-dasharray': dashesOf(link),
      }),
    );
    if (!link.isFirstHalf && link.strength !== null) {
      lines.push(element('polygon', { points: path.arrow, fill: color }));
    }
    const word = linkWord(link);
    if (word !== null) labels.push(labelMarkup(word, path.label, color, colors));
  }
  return [...lines, ...labels];
}

function labelMarkup(
  word: string,
  { x, y }: { x: number; y: number },
  color: string,
  colors: PictureColors,
): string {
  const width = textWidth(word, 11) + 12;
  return [
    element('rect', {
      x: x - width / 2,
      y: y - 10,
      width,
      height: 20,
      rx: 5,
      fill: colors.canvas,
      stroke: color,
    }),
    words(word, { x, y: y + 4, size: 11, fill: colors.ink, anchor: 'middle' }),
  ].join('');
}

function nodeMarkup(
  drawn: DrawnTrace,
  node: DrawnTrace['nodes'][number],
  colors: PictureColors,
): string {
  const box = drawn.layout.nodes.get(node.id);
  if (box === undefined) return '';
  const { title, detail, isFileName } = nodeWords(node);
  const steps = drawn.links.filter(({ to }) => to === node.id).flatMap(({ edges }) => edges);
  const severity = node.kind === 'person' ? null : severityOf(steps);
  const room = box.width - 2 * INSET;
  return [
    element('rect', {
      ...box,
      rx: 7,
      fill: colors.surface,
      stroke: severity === null ? colors.line : colors.severity[severity],
      'stroke-dasharray': node.kind === 'gap' ? '4 3' : undefined,
    }),
    words(fitText(title, room, isFileName ? 13 : 12), {
      x: box.x + INSET,
      y: box.y + 21,
      size: 12,
      weight: 500,
      fill: colors.ink,
      face: isFileName ? MONO : undefined,
    }),
    words(fitText(detail, room, 11), {
      x: box.x + INSET,
      y: box.y + 37,
      size: 11,
      fill: colors.quiet,
    }),
  ].join('');
}

interface WordsLook {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: number;
  anchor?: string;
  face?: string | undefined;
}

function words(text: string, { x, y, size, fill, weight, anchor, face }: WordsLook): string {
  const look = attributes({
    x,
    y,
    'font-size': size,
    fill,
    'font-weight': weight,
    'text-anchor': anchor,
    'font-family': face,
  });
  return `<text${look}>${escaped(text)}</text>`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(name: string, values: Attributes): string {
  return `<${name}${attributes(values)}/>`;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for an XML document; forbidden characters are dropped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/[&<>"]/g, (sign) => ownValue(ENTITIES, sign) ?? sign);
}
