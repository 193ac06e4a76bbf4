import type { ObjectList } from '@waybill/contract';
import { formatCount, Skeleton, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { sensitivityWord } from '../../../components/classification/SensitivityMark.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { EXPOSURES, type Exposure } from '../flow-vocabulary.data.ts';
import { fieldRisk, heatRows, heatStep, SENSITIVITIES, type HeatField } from './exposure-heat.ts';
import { tabsText } from './tabs.text.ts';

/** Grey steps: a count is not a judgement. */
const FILL = [
  'bg-sunken text-ink-3',
  'bg-ink/6 text-ink',
  'bg-ink/10 text-ink',
  'bg-ink/14 text-ink',
  'bg-ink/18 text-ink',
] as const;

/** Only widely readable sensitive data is coloured. */
const RISK_FILL = {
  calm: undefined,
  high: 'bg-high-soft text-high-text',
  critical: 'bg-critical-soft font-medium text-critical-text',
} as const;

export interface ExposureHeatProps {
  heat: ObjectList['heat'] | undefined;
  chosen: Pick<HeatField, 'sensitivity' | 'exposure'> | null;
  onChoose: (field: HeatField) => void;
}

/** Objects by sensitivity and by who can read them: a table whose fields narrow the list below. */
export function ExposureHeat({ heat, chosen, onChoose }: ExposureHeatProps) {
  const text = textOf(tabsText);
  const rows = heatRows(heat ?? []);
  const largest = Math.max(...rows.flat().map(({ count }) => count), 0);
  return (
    <div className="overflow-x-auto">
      <table
        aria-label={text.heat}
        className="w-full min-w-160 table-fixed border-separate border-spacing-0.5 text-sm"
      >
        <thead>
          <tr>
            <th scope="col" className="w-36 px-1 pb-1 text-left font-medium text-ink-3">
              {text.sensitivityHead}
            </th>
            {EXPOSURES.map((exposure) => (
              <th key={exposure} scope="col" className="px-1 pb-1 text-left font-medium text-ink-3">
                {exposureWord(exposure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((fields, index) => (
            <tr key={SENSITIVITIES[index] ?? 'none'}>
              <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap text-ink-2">
                {levelWord(SENSITIVITIES[index] ?? null)}
              </th>
              {fields.map((field) => (
                <td key={field.exposure} className="p-0">
                  {heat === undefined ? (
                    <Skeleton className="h-7" />
                  ) : (
                    <Field
                      field={field}
                      step={heatStep(field.count, largest)}
                      isChosen={
                        chosen !== null &&
                        chosen.sensitivity === field.sensitivity &&
                        chosen.exposure === field.exposure
                      }
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FieldProps {
  field: HeatField;
  step: number;
  isChosen: boolean;
  onChoose: (field: HeatField) => void;
}

function Field({ field, step, isChosen, onChoose }: FieldProps) {
  const { sensitivity, exposure, count } = field;
  const shape = clsx(
    'flex h-7 w-full items-center rounded-sm px-2 tabular-nums',
    count > 0 && RISK_FILL[fieldRisk(field)],
    (count === 0 || fieldRisk(field) === 'calm') && FILL[step],
  );
  // Cells that the server cannot filter by, and empty ones, are not buttons.
  if (count === 0 || sensitivity === null) {
    return <span className={shape}>{formatCount(count)}</span>;
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={textOf(tabsText).cell(
        formatCount(count),
        levelWord(sensitivity),
        exposureWord(exposure),
      )}
      onClick={() => onChoose(field)}
      className={clsx(
        shape,
        isChosen
          ? 'outline-2 -outline-offset-2 outline-accent'
          : 'hover:outline hover:outline-ink-3',
      )}
    >
      {formatCount(count)}
    </button>
  );
}

function exposureWord(exposure: Exposure): string {
  return exposure === 'none' ? textOf(tabsText).unknownExposure : wordOf(exposure);
}

function levelWord(sensitivity: number | null): string {
  return sensitivity === null ? textOf(tabsText).notClassified : sensitivityWord(sensitivity);
}
