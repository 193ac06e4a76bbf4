import type { RiskWeight } from '@waybill/contract';
import { Button, textOf, VisuallyHidden } from '@waybill/ui';
import { NumberField } from '../../../../components/NumberField.tsx';
import { tabText } from './tab.text.ts';
import { pointsIn, weightName, type WeightDraft } from './weight-draft.ts';

export interface WeightTableProps {
  label: string;
  weights: readonly RiskWeight[];
  draft: WeightDraft;
  isLocked: boolean;
  onChange: (weight: RiskWeight, points: number) => void;
}

/** Weights of one group: name, points, default and reset. */
export function WeightTable({ label, weights, draft, isLocked, onChange }: WeightTableProps) {
  const text = textOf(tabText);
  return (
    <table aria-label={label} className="w-full text-base">
      <thead>
        <tr className="text-left text-sm text-ink-3">
          <th className="px-4 py-2 font-medium">{text.weight}</th>
          <th className="w-28 px-2 py-2 font-medium">{text.points}</th>
          <th className="w-18 px-2 py-2 text-right font-medium">{text.default}</th>
          <th className="w-30 py-2 pr-4 pl-2">
            <VisuallyHidden>{text.reset}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {weights.map((weight) => (
          <WeightRow
            key={weight.key}
            weight={weight}
            points={pointsIn(draft, weight)}
            isLocked={isLocked}
            onChange={(points) => onChange(weight, points)}
          />
        ))}
      </tbody>
    </table>
  );
}

function WeightRow({
  weight,
  points,
  isLocked,
  onChange,
}: {
  weight: RiskWeight;
  points: number;
  isLocked: boolean;
  onChange: (points: number) => void;
}) {
  const text = textOf(tabText);
  const name = weightName(weight.key);
  const { default: usual, min, max, value } = weight;
  return (
    <tr className={points === value ? 'border-t border-line' : 'border-t border-line bg-selected'}>
      <th scope="row" className="px-4 py-1.5 text-left font-normal">
        {name}
      </th>
      <td className="px-2 py-1.5">
        <NumberField
          aria-label={name}
          value={points}
          min={min}
          max={max}
          disabled={isLocked}
          onChange={onChange}
        />
      </td>
      <td
        className="px-2 py-1.5 text-right text-ink-3 tabular-nums"
        title={`${text.allowed}: ${text.range(min, max)}`}
      >
        {usual}
      </td>
      <td className="py-1.5 pr-4 pl-2 text-right">
        {points !== usual && !isLocked && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.resetOf(name)}
            onClick={() => onChange(usual)}
          >
            {text.reset}
          </Button>
        )}
      </td>
    </tr>
  );
}
