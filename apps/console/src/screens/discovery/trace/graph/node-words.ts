import type { LineageEdge, LineageVersion, LostRecords } from '@waybill/contract';
import { formatBytes, textOf } from '@waybill/ui';
import { sensitivityWord } from '../../../../components/classification/SensitivityMark.tsx';
import { localDateTime } from '../../../../components/local-time.ts';
import { wordOf } from '../../../../components/detection/word-of.ts';
import { traceText } from '../trace.text.ts';
import type { DrawnLink, DrawnNode } from './drawn-graph.ts';
import { LANE } from './lane-of.ts';

/** Text of a node: the same in the drawing, in a saved picture and for screen readers. */
export interface NodeWords {
  title: string;
  detail: string;
  /** Name of a place, whose glyph is drawn; null: the picture of the object's kind. */
  place: string | null;
  isFileName: boolean;
}

export function nodeWords(node: DrawnNode): NodeWords {
  const text = textOf(traceText);
  if (node.kind === 'person') {
    return {
      title: node.person.name ?? node.person.key,
      detail: text.actCount(new Set(node.edges.map(({ edgeId }) => edgeId)).size),
      place: null,
      isFileName: false,
    };
  }
  if (node.kind === 'gap') {
    const why = gapWord(node.reason);
    const [lost] = node.edge?.lost ?? [];
    // A step over missing records is known all the same: the trace does not end there.
    return lost === undefined
      ? { title: text.lostHere, detail: why, place: null, isFileName: false }
      : { title: why, detail: lossWord(lost), place: null, isFileName: false };
  }
  if (node.kind === 'fold') {
    const { versions, kind } = node.fold;
    return {
      title: text.foldOf(versions.length, text[`kinds_${kind}`]),
      detail: text.unfoldHint,
      place: null,
      isFileName: false,
    };
  }
  return versionWords(node.version, node.lane);
}

function versionWords(version: LineageVersion, lane: number): NodeWords {
  const { place, sizeBytes, sensitivity } = version;
  const name = versionName(version);
  const isPlace = place !== null && lane !== LANE.object;
  const facts = [
    formatBytes(sizeBytes),
    sensitivity === null ? null : sensitivityWord(sensitivity),
    isPlace ? null : place?.name,
  ].filter((fact) => fact !== null && fact !== undefined);
  if (!isPlace) return { title: name, detail: facts.join(' · '), place: null, isFileName: true };
  const inside = version.name ?? place.container ?? place.account ?? place.host;
  return {
    title: place.name,
    detail: inside ?? facts.join(' · '),
    place: place.name,
    isFileName: false,
  };
}

/** The shortest name that a reader knows a version by. */
export function versionName({ name, path, place, locationKind }: LineageVersion): string {
  return name ?? path ?? place?.container ?? place?.name ?? kindWord(locationKind);
}

/** A version among others: its name and location. */
export function versionLabel(version: LineageVersion): string {
  const name = versionName(version);
  const { place } = version;
  return place === null || place.name === name ? name : textOf(traceText).inPlace(name, place.name);
}

export function kindWord(kind: LineageVersion['locationKind']): string {
  return textOf(traceText)[`kind_${kind}`];
}

export function gapWord(reason: NonNullable<LineageVersion['gap']>): string {
  return textOf(traceText)[`gap_${reason}`];
}

/** Losses of a source, and the reason. */
export function lossWord({ source, reason, records }: LostRecords): string {
  const text = textOf(traceText);
  const why = records === null ? text[`loss_${reason}`] : text.unread(records);
  return text.lossOf(source, why);
}

/** The time that records are missing of. */
export function lossSpan({ from, to }: LostRecords): string {
  const text = textOf(traceText);
  const begin = localDateTime(from, 'long');
  if (to === null) return text.since(begin);
  const end = localDateTime(to, 'long');
  return begin === end ? begin : text.span(begin, end);
}

/** A step's action, or what happened to the data if the action has no name. */
export function actWord({ action, kind }: Pick<LineageEdge, 'action' | 'kind'>): string {
  return action === null ? textOf(traceText)[`edge_${kind}`] : wordOf(action);
}

/** The label of a line; null if none. */
export function linkWord(link: DrawnLink): string | null {
  const [first] = link.edges;
  if (first === undefined || link.isFirstHalf) return null;
  const words = new Set(link.edges.map(actWord));
  const word = words.size === 1 ? actWord(first) : textOf(traceText).acts;
  return link.edges.length > 1 ? textOf(traceText).times(link.edges.length, word) : word;
}
