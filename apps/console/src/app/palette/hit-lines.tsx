import { CASE_STATES } from '@waybill/contract/case-values';
import type { SearchHit } from '@waybill/contract';
import { Avatar, SeverityGlyph, SourceGlyph, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { casesText } from '../../components/cases/cases.text.ts';
import { wordOfAny } from '../../components/detection/word-of.ts';
import { Icon } from '../../components/icons.ts';
import { localDateTime } from '../../components/local-time.ts';
import { hitAddress } from './hit-address.ts';
import { paletteText } from './palette.text.ts';
import type { PaletteLine } from './PaletteItem.tsx';

/** A hit as a line of the palette. */
export function hitLine(hit: SearchHit, go: (to: string) => void): PaletteLine {
  const to = hitAddress(hit);
  return {
    value: `${hit.kind}:${hit.key}`,
    picture: pictureOf(hit),
    title: hit.kind === 'event' ? wordOfAny(hit.title) : hit.title,
    detail: detailOf(hit),
    end: endOf(hit),
    to,
    choose: () => go(to),
  };
}

function detailOf({ kind, detail, at }: SearchHit): string | undefined {
  switch (kind) {
    case 'policy':
      return undefined;
    case 'case':
      return stateWord(detail);
    case 'event':
      return [at === null ? null : localDateTime(at), detail].filter(Boolean).join(' · ');
    default:
      return detail ?? undefined;
  }
}

function stateWord(state: string | null): string | undefined {
  const known = CASE_STATES.find((one) => one === state);
  return known && textOf(casesText)[`state_${known}`];
}

/** Number of detections of a hit; a detection and an event show their source. */
function endOf({ kind, source, detections }: SearchHit): ReactNode {
  if (kind === 'detection' || kind === 'event') return source;
  return detections === 0 ? undefined : textOf(paletteText).detections(detections);
}

function pictureOf({ kind, title, severity, source }: SearchHit): ReactNode {
  switch (kind) {
    case 'detection':
      return severity !== null && <SeverityGlyph severity={severity} isNamed />;
    case 'person':
      return <Avatar name={title} />;
    case 'object':
      return source === null ? <Icon.file aria-hidden /> : <SourceGlyph name={source} />;
    case 'place':
      return <SourceGlyph name={title} />;
    case 'policy':
      return <Icon.policies aria-hidden />;
    case 'case':
      return <Icon.tasks aria-hidden />;
    case 'flow':
      return <Icon.discovery aria-hidden />;
    case 'event':
      return <Icon.time aria-hidden />;
  }
}
