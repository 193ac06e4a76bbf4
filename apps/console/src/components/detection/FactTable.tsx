import type { DetectionFact } from '@waybill/contract';
import { formatTag, textOf } from '@waybill/ui';
import { useDataTypes } from '../classification/use-data-types.ts';
import { factLabel, factValue } from './fact-view.ts';
import { factsText } from './facts.text.ts';

/** Facts weighed by a detector: each fact, its reference value, and its log odds. */
export function FactTable({ facts }: { facts: readonly DetectionFact[] }) {
  const text = textOf(factsText);
  const { nameOf: typeName } = useDataTypes();
  return (
    <div className="flex flex-col gap-2">
      <table aria-label={text.weighed} className="w-full border-collapse text-left text-base">
        <thead>
          <tr className="border-b border-line text-sm text-ink-3">
            <Heading label={text.what} />
            <Heading label={text.seen} />
            <Heading label={text.usual} />
            <Heading label={text.points} isNumber />
          </tr>
        </thead>
        <tbody>
          {facts.map((fact, place) => (
            // A destination may be weighed twice.
            <tr key={`${fact.key}-${place}`} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {factLabel(fact.key)}
              </th>
              <Value value={factValue(fact.key, fact.seen, typeName)} />
              <Value value={factValue(fact.key, fact.usual, typeName)} />
              <td className="py-1.5 text-right font-mono text-sm whitespace-nowrap">
                {signed(fact.points)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-3">{text.aboutPoints}</p>
    </div>
  );
}

function Heading({ label, isNumber = false }: { label: string; isNumber?: boolean }) {
  return (
    <th
      scope="col"
      className={isNumber ? 'py-1.5 text-right font-normal' : 'py-1.5 pr-3 font-normal'}
    >
      {label}
    </th>
  );
}

/** Long names and addresses may have no break opportunity. */
function Value({ value }: { value: string | null }) {
  return (
    <td className="max-w-48 py-1.5 pr-3 [overflow-wrap:anywhere]">
      {value ?? <span className="text-ink-3">–</span>}
    </td>
  );
}

function signed(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  const format = new Intl.NumberFormat(formatTag(), { maximumFractionDigits: 2 });
  return sign + format.format(Math.abs(points));
}
