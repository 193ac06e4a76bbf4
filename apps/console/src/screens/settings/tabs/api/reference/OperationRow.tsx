import { Badge, CodeBlock, KeyValueList, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { apiBase } from '../../../../../app/http/api-base.ts';
import { exampleOf, typeWords, type Operation, type Schema } from './openapi-document.ts';
import { referenceText } from './reference.text.ts';
import { SchemaFields } from './SchemaFields.tsx';

export interface OperationRowProps {
  operation: Operation;
  schemas: Record<string, Schema>;
}

/** A route in one line, which opens to everything about it. */
export function OperationRow({ operation, schemas }: OperationRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { method, path, summary } = operation;
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2 hover:bg-hover">
          <span className="w-16 shrink-0">
            <Badge tone={method === 'GET' ? 'neutral' : 'accent'}>{method}</Badge>
          </span>
          <code className="font-mono text-sm wrap-anywhere">{path}</code>
          <span className="min-w-0 basis-full text-sm text-ink-3 lg:basis-auto lg:flex-1">
            {summary}
          </span>
        </summary>
        {isOpen && <OperationDetail operation={operation} schemas={schemas} />}
      </details>
    </li>
  );
}

function OperationDetail({ operation, schemas }: OperationRowProps) {
  const text = textOf(referenceText);
  const { permission, takesToken, isStable, parameters, body, answer, mediaType } = operation;
  const origin = apiBase() || window.location.origin;
  return (
    <div className="flex flex-col gap-4 bg-sunken px-4 py-3">
      <KeyValueList
        items={[
          { label: text.permission, value: permission ?? text.everyone },
          { label: text.access, value: takesToken ? text.withToken : text.withoutToken },
          { label: text.stability, value: isStable ? text.stable : text.beta },
        ]}
      />
      {parameters.length > 0 && (
        <Section title={text.parameters}>
          <ul className="flex flex-col gap-1">
            {parameters.map(({ name, in: place, required, description, schema }) => (
              <li key={`${place} ${name}`} className="text-sm">
                <code className="font-mono font-medium">{name}</code>{' '}
                <span className="text-ink-3">
                  {place} · {typeWords(schema ?? {})}
                  {required === true && ` · ${text.required}`}
                </span>
                {description !== undefined && (
                  <span className="block text-ink-2">{description}</span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {body !== null && (
        <Section title={text.body}>
          <SchemaFields schema={body} schemas={schemas} />
        </Section>
      )}
      <Section title={text.answer}>
        {answer === null ? (
          <p className="text-sm text-ink-2">{text.stream(mediaType)}</p>
        ) : (
          <SchemaFields schema={answer} schemas={schemas} />
        )}
      </Section>
      {takesToken && (
        <Section title={text.example}>
          <CodeBlock
            label={text.example}
            value={exampleOf(operation, origin)}
            hasLineNumbers={false}
          />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
