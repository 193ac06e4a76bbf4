import type { SearchHit } from '@waybill/contract';
import { Avatar, SeverityGlyph, SourceGlyph, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icons.ts';
import { hitAddress } from './hit-address.ts';
import { paletteText } from './palette.text.ts';
import type { PaletteLine } from './PaletteItem.tsx';

/** A hit as a line of the palette. */
export function hitLine(hit: SearchHit, go: (to: string) => void): PaletteLine {
  const to = hitAddress(hit);
  return {
    value: `${hit.kind}:${hit.key}`,
    picture: pictureOf(hit),
    title: hit.title,
    detail: hit.kind === 'policy' ? undefined : (hit.detail ?? undefined),
    end: hit.kind === 'detection' ? hit.source : textOf(paletteText).detections(hit.detections),
    to,
    choose: () => go(to),
  };
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
  }
}
