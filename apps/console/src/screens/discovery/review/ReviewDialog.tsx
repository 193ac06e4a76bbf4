import {
  Button,
  Dialog,
  Field,
  Flow,
  Select,
  TextArea,
  textOf,
  type ButtonVariant,
} from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import type { FlowPair } from '../filter/flow-view.ts';
import { pairNames, type EndNames } from '../flow-ends.ts';
import type { FlowReviewDecision } from '../flow-vocabulary.data.ts';
import { reviewText } from './review.text.ts';
import { useDecide } from './use-decide.ts';

export interface ReviewDialogProps {
  state: FlowReviewDecision;
  pairs: readonly FlowPair[];
  names: EndNames;
  onClose: () => void;
  /** All were decided on. */
  onDone: () => void;
}

const WORDS = {
  sanctioned: { titleOf: 'sanctionTitle', helpOf: 'sanctionHelp', verbOf: 'sanction' },
  watch: { titleOf: 'watchTitle', helpOf: 'watchHelp', verbOf: 'watchIt' },
  forbidden: { titleOf: 'forbidTitle', helpOf: 'forbidHelp', verbOf: 'forbid' },
  unreviewed: { titleOf: 'resetTitle', helpOf: 'resetHelp', verbOf: 'reset' },
} as const;

const VARIANT: Readonly<Record<FlowReviewDecision, ButtonVariant>> = {
  sanctioned: 'primary',
  watch: 'primary',
  forbidden: 'danger',
  unreviewed: 'primary',
};

/** When a decision is reviewed; permanent sanctioning must be explicit. */
const EXPIRIES = ['days30', 'days90', 'days180', 'days365', 'never'] as const;
type Expiry = (typeof EXPIRIES)[number];
const DAYS: Readonly<Record<Expiry, number | null>> = {
  days30: 30,
  days90: 90,
  days180: 180,
  days365: 365,
  never: null,
};
const DAY_MS = 86_400_000;
const NOBODY = '';

/** Flows named before the rest is only counted. */
const NAMED = 4;

/** Why, who answers for it, and until when. */
export function ReviewDialog({ state, pairs, names, onClose, onDone }: ReviewDialogProps) {
  const text = textOf(reviewText);
  const words = WORDS[state];
  const [reason, setReason] = useState('');
  const [ownerId, setOwnerId] = useState(useSessionInfo().user.userId);
  const [expiry, setExpiry] = useState<Expiry>('days90');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const decideAll = useDecide();
  const hasDetails = state !== 'unreviewed';
  const isReasonMissing = hasDetails && reason.trim() === '';

  async function save(): Promise<void> {
    setIsAsked(true);
    if (isReasonMissing) return;
    setIsBusy(true);
    const days = DAYS[expiry];
    const isDone = await decideAll(pairs, {
      state,
      reason: reason.trim() === '' ? null : reason.trim(),
      ownerId: hasDetails && ownerId !== NOBODY ? ownerId : null,
      expiresAt:
        hasDetails && days !== null ? new Date(Date.now() + days * DAY_MS).toISOString() : null,
    });
    setIsBusy(false);
    if (isDone) onDone();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text[words.titleOf](pairs.length)}
      description={text[words.helpOf]}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant={VARIANT[state]} isBusy={isBusy} onClick={() => void save()}>
            {text[words.verbOf]}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <NamedFlows pairs={pairs} names={names} />
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          isRequired={hasDetails}
          maxLength={500}
          rows={2}
          value={reason}
          error={isAsked && isReasonMissing ? text.reasonMissing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {hasDetails && (
          <div className="grid gap-4 sm:grid-cols-2">
            <OwnerField value={ownerId} onChange={setOwnerId} />
            <Field label={text.expiry}>
              <Select
                label={text.expiry}
                value={expiry}
                onChange={(key) => setExpiry(EXPIRIES.find((known) => known === key) ?? 'days90')}
                options={EXPIRIES.map((value) => ({ value, label: text[value] }))}
              />
            </Field>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function NamedFlows({ pairs, names }: Pick<ReviewDialogProps, 'pairs' | 'names'>) {
  const text = textOf(reviewText);
  const rest = pairs.length - NAMED;
  return (
    <ul className="flex flex-col gap-1.5">
      {pairs.slice(0, NAMED).map((pair) => {
        const { origin, destination } = pairNames(pair, names);
        return (
          <li key={`${pair.originId} ${pair.destinationId}`} className="min-w-0">
            <Flow from={origin} to={destination} />
          </li>
        );
      })}
      {rest > 0 && <li className="text-ink-3">{text.more(rest)}</li>}
    </ul>
  );
}

function OwnerField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const text = textOf(reviewText);
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const others = (data?.items ?? []).filter(({ userId }) => userId !== user.userId);
  return (
    <Field label={text.owner} hint={text.ownerHint}>
      <Select
        label={text.owner}
        value={value}
        onChange={onChange}
        options={[
          ...[user, ...others].map(({ userId, name }) => ({ value: userId, label: name })),
          { value: NOBODY, label: text.nobody },
        ]}
      />
    </Field>
  );
}
