import type { TrustCandidate, TrustRuleValue } from '@waybill/contract';
import { TRUST_AUDIENCES } from '@waybill/contract/trust';
import { Field, RadioGroup, Select, TextArea, TextField, textOf } from '@waybill/ui';
import { faultAt } from '../../../../app/http/api-error.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { EXPIRIES, type RuleDraft } from './rule-draft.ts';
import { tabText } from './tab.text.ts';

const KINDS = [
  'destination',
  'domain',
  'account_domain',
  'vendor_tenant',
] as const satisfies readonly TrustCandidate['kind'][];
const NOBODY = '';

export interface RuleFieldsProps {
  draft: RuleDraft;
  rule: TrustRuleValue | null;
  missing: ReadonlySet<'value' | 'audience' | 'reason'>;
  error: unknown;
  onChange: (draft: RuleDraft) => void;
}

export function RuleFields(props: RuleFieldsProps) {
  const { draft, rule, missing, error, onChange } = props;
  const text = textOf(tabText);
  return (
    <>
      {rule === null && <SubjectFields {...props} />}
      <RadioGroup
        label={text.verdict}
        value={draft.verdict}
        onChange={(key) =>
          onChange({ ...draft, verdict: key === 'forbidden' ? 'forbidden' : 'sanctioned' })
        }
        options={[
          { value: 'sanctioned', label: text.sanctioned, hint: text.sanctionedHint },
          { value: 'forbidden', label: text.forbidden, hint: text.forbiddenHint },
        ]}
      />
      <AudienceFields {...props} />
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        isRequired
        maxLength={500}
        rows={2}
        value={draft.reason}
        error={missing.has('reason') ? text.reasonMissing : (faultAt(error, 'reason') ?? undefined)}
        onChange={(event) => onChange({ ...draft, reason: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OwnerField {...props} />
        <ExpiryField {...props} />
      </div>
    </>
  );
}

function SubjectFields({ draft, missing, error, onChange }: RuleFieldsProps) {
  const text = textOf(tabText);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text.names} hint={text[`hint_${draft.kind}`]}>
        <Select
          label={text.names}
          value={draft.kind}
          onChange={(key) =>
            onChange({ ...draft, kind: KINDS.find((kind) => kind === key) ?? 'destination' })
          }
          options={KINDS.map((kind) => ({ value: kind, label: text[`kind_${kind}`] }))}
        />
      </Field>
      <TextField
        label={text.value}
        isRequired
        maxLength={253}
        value={draft.value}
        error={missing.has('value') ? text.valueMissing : (faultAt(error, 'subject') ?? undefined)}
        onChange={(event) => onChange({ ...draft, value: event.target.value })}
      />
    </div>
  );
}

function AudienceFields({ draft, missing, error, onChange }: RuleFieldsProps) {
  const text = textOf(tabText);
  const { kind, value } = draft.audience;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text.appliesTo}>
        <Select
          label={text.appliesTo}
          value={kind}
          onChange={(key) => {
            const next = TRUST_AUDIENCES.find((known) => known === key) ?? 'everyone';
            onChange({ ...draft, audience: { kind: next, value: '' } });
          }}
          options={TRUST_AUDIENCES.map((known) => ({ value: known, label: text[known] }))}
        />
      </Field>
      {kind !== 'everyone' && (
        <TextField
          label={text[kind]}
          hint={text[`${kind}Hint`]}
          isRequired
          maxLength={254}
          value={value}
          error={
            missing.has('audience')
              ? text.audienceMissing
              : (faultAt(error, 'audience') ?? undefined)
          }
          onChange={(event) =>
            onChange({ ...draft, audience: { kind, value: event.target.value } })
          }
        />
      )}
    </div>
  );
}

function OwnerField({ draft, rule, onChange }: RuleFieldsProps) {
  const text = textOf(tabText);
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const known = [user, ...(rule?.owner ? [rule.owner] : []), ...(data?.items ?? [])];
  const names = new Map(known.map(({ userId, name }) => [userId, name]));
  return (
    <Field label={text.owner}>
      <Select
        label={text.owner}
        value={draft.ownerId ?? NOBODY}
        onChange={(id) => onChange({ ...draft, ownerId: id === NOBODY ? null : id })}
        options={[
          ...[...names].map(([value, label]) => ({ value, label })),
          { value: NOBODY, label: text.nobody },
        ]}
      />
    </Field>
  );
}

function ExpiryField({ draft, rule, error, onChange }: RuleFieldsProps) {
  const text = textOf(tabText);
  const end = rule?.expiresAt ?? null;
  const options = EXPIRIES.filter((expiry) => expiry !== 'keep' || rule !== null).map((value) => ({
    value,
    label:
      value === 'keep'
        ? text.keep(end === null ? text.never : localDateTime(end, 'date'))
        : text[value],
  }));
  return (
    <Field label={text.expires} error={faultAt(error, 'expiresAt') ?? undefined}>
      <Select
        label={text.expires}
        value={draft.expiry}
        onChange={(key) =>
          onChange({ ...draft, expiry: EXPIRIES.find((expiry) => expiry === key) ?? 'never' })
        }
        options={options}
      />
    </Field>
  );
}
