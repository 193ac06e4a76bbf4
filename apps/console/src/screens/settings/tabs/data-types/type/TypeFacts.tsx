import type { DataTypeDetail } from '@waybill/contract';
import { Badge, formatBytes, KeyValueList, textOf } from '@waybill/ui';
import { Age } from '../../../../../components/Age.tsx';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { SensitivityMark } from '../../../../../components/classification/SensitivityMark.tsx';
import { safeLink } from '../../../../../components/safe-link.ts';
import { countryName } from '../words/country-name.ts';
import { wordsText } from '../words/words.text.ts';
import { typeText } from './type.text.ts';

/** Keywords shown before the rest is only counted. */
const SHOWN = 18;

/** Facts of a type: its class, sensitivity, origin, and evidence. */
export function TypeFacts({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  const { material, reference } = type;
  const isOwn = type.kind !== 'built-in';
  return (
    <KeyValueList
      labelWidth={94}
      items={[
        { label: text.class, value: textOf(classificationText)[type.class] },
        { label: text.sensitivity, value: <SensitivityMark sensitivity={type.sensitivity} /> },
        { label: text.country, value: countryName(type.locale) },
        { label: text.kind, value: textOf(wordsText)[type.kind] },
        { label: text.id, value: type.dataTypeId, isMono: true },
        { label: text.version, value: isOwn ? type.version : null },
        { label: text.owner, value: type.owner },
        { label: text.changed, value: type.updatedAt && <Age at={type.updatedAt} /> },
        {
          label: text.material,
          value: material && text.materialOf(material.entries, formatBytes(material.bytes) ?? ''),
        },
        {
          label: text.keywords,
          value: type.keywords.length > 0 && <Keywords words={type.keywords} />,
        },
        { label: text.reference, value: reference !== null && <Reference url={reference} /> },
      ].filter(({ value }) => value !== false)}
    />
  );
}

function Keywords({ words }: { words: readonly string[] }) {
  const text = textOf(typeText);
  return (
    <span className="flex flex-wrap gap-1" title={text.keywordsHelp}>
      {words.slice(0, SHOWN).map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
      {words.length > SHOWN && (
        <span className="text-ink-3" title={words.slice(SHOWN).join(', ')}>
          {text.moreKeywords(words.length - SHOWN)}
        </span>
      )}
    </span>
  );
}

function Reference({ url }: { url: string }) {
  const href = safeLink(url);
  if (href === null) return <span className="break-all">{url}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      className="break-all text-accent underline underline-offset-2"
    >
      {url.replace(/^https?:\/\//, '')}
    </a>
  );
}
