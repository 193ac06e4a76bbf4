import { Button, markupToPng, Menu, textOf, toast } from '@waybill/ui';
import { open } from '../../../../app/http/api.ts';
import { readPath } from '../../../../app/http/build-path.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { Icon } from '../../../../components/icons.ts';
import { saveFile } from '../../../../components/save-file.ts';
import type { TimeRange } from '../../../../components/time-range/time-range.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { exportText } from './export.text.ts';
import { pictureColors } from './picture-colors.ts';
import { traceCsv } from './trace-csv.ts';
import { traceSvg } from './trace-svg.ts';

/** Pixels of a saved picture for each pixel of the drawing, at most. */
const PICTURE_SCALE = 2;
/** Maximum side of an image that browsers can draw. */
const MOST_PIXELS = 16_000;

export interface ExportMenuProps {
  drawn: DrawnTrace;
  title: string;
  originId: string;
  destinationId: string;
  range: TimeRange;
  minConfidence: number;
}

/** Available exports. Files are named by id, never after people or their files. */
export function ExportMenu(props: ExportMenuProps) {
  const text = textOf(exportText);
  const missing = useMissingReason('activity:export');
  const button = (
    <Button icon={<Icon.download aria-hidden />} title={missing} disabledReason={missing}>
      {text.export}
    </Button>
  );
  if (missing !== undefined) return button;
  const action = (key: 'svg' | 'png' | 'csv' | 'prov', save: () => Promise<void> | void) => ({
    key,
    label: text[key],
    hint: text[`${key}About`],
    onSelect: () => void safely(save),
  });
  return (
    <Menu
      label={text.export}
      trigger={button}
      items={[
        action('svg', () => saveSvg(props)),
        action('png', () => savePng(props)),
        action('csv', () => saveCsv(props)),
        action('prov', () => saveProv(props)),
      ]}
    />
  );
}

async function safely(save: () => Promise<void> | void): Promise<void> {
  try {
    await save();
  } catch {
    toast({ variant: 'error', title: textOf(exportText).failed });
  }
}

function fileName({ originId, destinationId }: ExportMenuProps, ending: string): string {
  return `waybill-trace-${originId}-${destinationId}.${ending}`;
}

function saveSvg(props: ExportMenuProps): void {
  const { markup } = traceSvg(props.drawn, props.title, pictureColors());
  saveFile(new Blob([markup], { type: 'image/svg+xml;charset=utf-8' }), fileName(props, 'svg'));
}

async function savePng(props: ExportMenuProps): Promise<void> {
  const colors = pictureColors();
  const { markup, width, height } = traceSvg(props.drawn, props.title, colors);
  const scale = Math.min(PICTURE_SCALE, MOST_PIXELS / Math.max(width, height));
  const picture = { markup, width, height, background: colors.canvas };
  saveFile(await markupToPng(picture, scale), fileName(props, 'png'));
}

function saveCsv(props: ExportMenuProps): void {
  const content = new Blob([traceCsv(props.drawn)], { type: 'text/csv;charset=utf-8' });
  saveFile(content, fileName(props, 'csv'));
}

/** The server's own document: it contains the whole trace, not just the open parts. */
async function saveProv(props: ExportMenuProps): Promise<void> {
  const { originId, destinationId, range, minConfidence } = props;
  const answer = await open(
    readPath('/v1/traces/{originId}/{destinationId}/prov', {
      params: { originId, destinationId },
      query: {
        from: range.from,
        to: range.to,
        minConfidence: minConfidence === 0 ? undefined : minConfidence,
      },
    }),
  );
  // A refusal was already reported.
  if (answer === undefined) return;
  saveFile(await answer.blob(), fileName(props, 'prov.json'));
}
