import type { ContentType, StoredClassification } from '@waybill/contract';
import { Badge, Button, formatBytes, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason, useSessionInfo } from '../../../app/session/session-context.ts';
import { classificationText } from '../classification.text.ts';
import { ConfidenceBadge } from '../ConfidenceBadge.tsx';
import { isNamedEntity } from '../named-entities.ts';
import { SensitivityMark } from '../SensitivityMark.tsx';
import { ContentFindings } from './ContentFindings.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { detectionDataText } from './detection-data.text.ts';
import { contentName } from './content-name.ts';
import type { WrongType } from './wrong-type-scopes.ts';

export interface ContentEvidenceProps {
  content: StoredClassification;
  onWrong: (wrong: WrongType) => void;
}

/** One content: its readable part, its data types, and on demand the findings and a preview. */
export function ContentEvidence({ content, onWrong }: ContentEvidenceProps) {
  const text = textOf(detectionDataText);
  const { hasFlag } = useSessionInfo();
  const [opened, setOpened] = useState<'findings' | 'preview' | null>(null);
  const hasEntities = hasFlag('show_ner_entities');
  const types = content.types.filter(({ type }) => hasEntities || !isNamedEntity(type));
  const name = contentName(content);
  return (
    <section aria-label={name} className="flex flex-col gap-2.5">
      <Head content={content} name={name} />
      {types.length === 0 ? (
        <p className="text-ink-3">{text.nothingFound}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {types.map((type) => (
            <TypeLine
              key={type.type}
              type={type}
              onWrong={() => onWrong({ content, type, valueId: null })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {types.length > 0 && (
          <Opener
            permission="evidence:read"
            isOpen={opened === 'findings'}
            name={name}
            words={{ show: text.showFindings, hide: text.hideFindings }}
            onToggle={() => setOpened(opened === 'findings' ? null : 'findings')}
          />
        )}
        {hasFlag('show_file_preview') && (
          <Opener
            permission="content:preview"
            isOpen={opened === 'preview'}
            name={name}
            words={{ show: text.preview, hide: text.hidePreview }}
            onToggle={() => setOpened(opened === 'preview' ? null : 'preview')}
          />
        )}
      </div>
      {opened === 'findings' && (
        <ContentFindings content={content} hasEntities={hasEntities} onWrong={onWrong} />
      )}
      {opened === 'preview' && <ContentPreview content={content} hasEntities={hasEntities} />}
    </section>
  );
}

function Head({ content, name }: { content: StoredClassification; name: string }) {
  const text = textOf(detectionDataText);
  const words = textOf(classificationText);
  const { object, source, state } = content;
  const facts = [text.version(object.seq), formatBytes(object.sizeBytes), source];
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 font-mono text-sm break-all">{name}</span>
        {state !== 'complete' && <Badge tone="medium">{words[state]}</Badge>}
      </p>
      <p className="text-sm text-ink-3">{facts.filter((fact) => fact !== null).join(' · ')}</p>
    </div>
  );
}

function TypeLine({ type, onWrong }: { type: ContentType; onWrong: () => void }) {
  const text = textOf(detectionDataText);
  const words = textOf(classificationText);
  const missing = useMissingReason('data-type:manage');
  const { name, count, distinct, exempted, confidence, isShadow, sensitivity } = type;
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          {count > 0 && <ConfidenceBadge confidence={confidence} />}
          {isShadow && (
            <Badge tone="accent" title={words.shadowHelp}>
              {words.shadow}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
          {count > 0 && <span>{words.found(count, distinct)}</span>}
          {exempted > 0 && <span>{words.exemptedCount(exempted)}</span>}
          <SensitivityMark sensitivity={sensitivity} />
        </p>
      </div>
      {count > 0 && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.wrongTypeOf(name)}
          disabledReason={missing}
          onClick={onWrong}
        >
          {text.wrongType}
        </Button>
      )}
    </li>
  );
}

interface OpenerProps {
  permission: 'evidence:read' | 'content:preview';
  isOpen: boolean;
  name: string;
  words: { show: string; hide: string };
  onToggle: () => void;
}

function Opener({ permission, isOpen, name, words, onToggle }: OpenerProps) {
  const text = textOf(detectionDataText);
  const missing = useMissingReason(permission);
  const label = isOpen ? words.hide : words.show;
  return (
    <Button
      size="sm"
      aria-expanded={isOpen}
      aria-label={text.showOf(label, name)}
      disabledReason={missing}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}
