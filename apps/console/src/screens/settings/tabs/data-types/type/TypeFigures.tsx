import type { DataTypeDetail } from '@waybill/contract';
import { formatCount, KeyValueList, PanelSection, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Age } from '../../../../../components/Age.tsx';
import { dataTypesAddress } from '../data-types-address.ts';
import { precisionWords } from '../words/precision-words.ts';
import { typeText } from './type.text.ts';

/** Recent findings of a type, how often people agreed, and its uses. */
export function TypeFigures({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  const { found, precision, usedBy } = type;
  const judged = precisionWords(precision);
  return (
    <>
      <PanelSection
        title={text.found}
        aside={
          <Link
            to={`/detections?dataType=${encodeURIComponent(type.dataTypeId)}`}
            className="text-accent hover:underline"
          >
            {text.detections}
          </Link>
        }
      >
        {found.count === 0 ? (
          <p className="text-ink-3">{text.notFound}</p>
        ) : (
          <KeyValueList
            items={[
              { label: text.contents, value: formatCount(found.contents) },
              { label: text.findings, value: formatCount(found.count) },
              { label: text.last, value: found.lastAt && <Age at={found.lastAt} /> },
            ]}
          />
        )}
      </PanelSection>
      <PanelSection title={text.precision} aside={judged ?? undefined}>
        <p className="text-ink-2">
          {judged === null
            ? text.notJudged
            : text.precisionHelp(precision.confirmed, precision.wrong)}
        </p>
      </PanelSection>
      <PanelSection title={text.usedBy}>
        {usedBy.length === 0 ? (
          <p className="text-ink-3">{text.notUsed}</p>
        ) : (
          <ul className="flex flex-col gap-1.5">
            {usedBy.map(({ kind, id, name }) => (
              <li key={`${kind} ${id}`} className="flex min-w-0 items-baseline gap-2">
                <Link
                  to={kind === 'policy' ? '/policies' : dataTypesAddress.type(id)}
                  className="truncate text-accent hover:underline"
                >
                  {name}
                </Link>
                <span className="text-sm text-ink-3">
                  {kind === 'policy' ? text.policy : text.dataType}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
    </>
  );
}
