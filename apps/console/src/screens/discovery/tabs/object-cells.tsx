import type { LineageObject } from '@waybill/contract';
import { Badge, textOf } from '@waybill/ui';
import { SensitivityMark } from '../../../components/classification/SensitivityMark.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { tabsText } from './tabs.text.ts';

/** The name of an object; its tip shows its location. */
export function ObjectName({ name, path }: { name: string | null; path?: string | null }) {
  const text = textOf(tabsText);
  if (name === null) return <span className="text-ink-3">{text.noName}</span>;
  return (
    <span data-cut={path ?? name} className="block truncate font-mono text-sm">
      {name}
    </span>
  );
}

export function ObjectSensitivity({ sensitivity }: { sensitivity: number | null }) {
  if (sensitivity === null) {
    return <span className="text-ink-3">{textOf(tabsText).notClassified}</span>;
  }
  return <SensitivityMark sensitivity={sensitivity} />;
}

/** Readers of an object; public ones are marked. */
export function ObjectExposure({ exposure }: { exposure: LineageObject['exposure'] }) {
  if (exposure === null) {
    return <span className="text-ink-3">{textOf(tabsText).unknownExposure}</span>;
  }
  if (exposure === 'link' || exposure === 'public') {
    return <Badge tone="high">{wordOf(exposure)}</Badge>;
  }
  return <span className="truncate">{wordOf(exposure)}</span>;
}
