import type { AccessScope, ScopeRules } from '@waybill/contract';
import { Field, formatCount, MultiSelect, TextField, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { DIMENSIONS, NO_RULES } from './rule-summary.ts';
import { scopesText } from './scopes.text.ts';

export interface ScopeDialogProps {
  /** Null: a new one. */
  scope: AccessScope | null;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

/** Name and rules of a scope, with the number of detections that it shows. */
export function ScopeDialog({ scope, onClose, onSaved }: ScopeDialogProps) {
  const text = textOf(scopesText);
  const [name, setName] = useState(scope?.name ?? '');
  const [rules, setRules] = useState<ScopeRules>(scope?.rules ?? NO_RULES);
  async function submit(): Promise<void> {
    const body = { name: name.trim(), rules };
    const saved =
      scope === null
        ? await change('POST', '/v1/access-scopes', { body })
        : await change('PATCH', '/v1/access-scopes/{scopeId}', {
            params: { scopeId: scope.scopeId },
            body: { ...body, rev: scope.rev },
          });
    if (saved === undefined) return;
    toast({ variant: 'success', title: text.saved });
    onClose();
    await onSaved();
  }
  return (
    <FormDialog
      title={scope === null ? text.createTitle : text.editTitle(scope.name)}
      description={text.dialogAbout}
      label={text.save}
      missing={name.trim() === '' ? text.nameMissing : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        isRequired
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <RuleFields rules={rules} onChange={setRules} />
      <Preview rules={rules} />
    </FormDialog>
  );
}

interface RuleFieldsProps {
  rules: ScopeRules;
  onChange: (rules: ScopeRules) => void;
}

function RuleFields({ rules, onChange }: RuleFieldsProps) {
  const text = textOf(scopesText);
  const { data: choices } = useRead('/v1/access-scopes/choices');
  return DIMENSIONS.map((dimension) => {
    const options = (choices?.[dimension] ?? []).map(({ value, label, detail }) => ({
      value,
      label,
      hint: detail ?? undefined,
    }));
    const set = (part: 'include' | 'exclude') => (values: string[]) =>
      onChange({ ...rules, [dimension]: { ...rules[dimension], [part]: values } });
    return (
      <fieldset key={dimension} className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2">
        <legend className="mb-1 font-medium">{text[dimension]}</legend>
        {(['include', 'exclude'] as const).map((part) => (
          <Field key={part} label={text[part]}>
            <MultiSelect
              label={`${text[dimension]}, ${text[part]}`}
              placeholder={part === 'include' ? text.all : text.nothing}
              options={options}
              values={rules[dimension][part]}
              onChange={set(part)}
            />
          </Field>
        ))}
      </fieldset>
    );
  });
}

function Preview({ rules }: { rules: ScopeRules }) {
  const text = textOf(scopesText);
  const query = { rules: JSON.stringify(rules) };
  const { data } = useRead('/v1/access-scopes/preview', { query }, { keepPreviousData: true });
  return (
    <p aria-live="polite" className="text-ink-2">
      {data === undefined
        ? text.previewing
        : text.preview(formatCount(data.detections), formatCount(data.total))}
    </p>
  );
}
