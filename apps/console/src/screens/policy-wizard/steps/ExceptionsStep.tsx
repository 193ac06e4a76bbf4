import type { RuleException } from '@waybill/contract';
import { Badge, Button, TextField, textOf } from '@waybill/ui';
import { ConditionPart } from '../../../components/policy/ConditionPart.tsx';
import { endOfDay, ruleException } from '../../../components/policy/rule-exception.ts';
import { Icon } from '../../../components/icons.ts';
import { treeOf } from '../draft/tree-of.ts';
import type { StepProps } from './step-props.ts';
import { OwnerField } from './OwnerField.tsx';
import { StepSection } from './StepSection.tsx';
import { stepsText } from './steps.text.ts';

/** Exceptions, each with its reason, owner and end. */
export function ExceptionsStep(props: StepProps) {
  const { draft, rule, catalogue, offered, textAt, faultsAt } = props;
  const words = textOf(stepsText);
  const { exceptions } = rule;
  const put = (next: RuleException[]) => draft.setRule(rule.id, { exceptions: next });
  const set = (id: string, change: Partial<RuleException>) =>
    put(exceptions.map((one) => (one.id === id ? { ...one, ...change } : one)));
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.exceptionsTitle}</h2>
        <p className="text-ink-3">{words.exceptionsNote}</p>
      </header>
      {exceptions.length === 0 && <p className="text-ink-3">{words.noExceptions}</p>}
      {exceptions.map((exception, index) => (
        <StepSection
          key={exception.id}
          title={words.exception(index + 1)}
          aside={
            <>
              {isOver(exception) && <Badge tone="medium">{words.isOver}</Badge>}
              <Button
                variant="ghost"
                size="sm"
                onClick={() => put(exceptions.filter(({ id }) => id !== exception.id))}
              >
                {words.removeException}
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-4">
            <ConditionPart
              node={treeOf(exception.condition)}
              catalogue={catalogue}
              offered={offered}
              text={textAt(`exceptions.${index}.condition`)}
              faults={faultsAt(`exceptions.${index}.condition`)}
              onChange={(condition) => set(exception.id, { condition })}
            />
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label={words.reason}
                hint={words.reasonHint}
                isRequired
                value={exception.reason}
                onChange={(event) => set(exception.id, { reason: event.target.value })}
              />
              <OwnerField
                value={exception.ownerId}
                onChange={(ownerId) => set(exception.id, { ownerId })}
              />
              <TextField
                type="date"
                label={words.endsOn}
                hint={words.endsOnHint}
                value={exception.expiresAt?.slice(0, 10) ?? ''}
                onChange={(event) =>
                  set(exception.id, {
                    expiresAt: event.target.value === '' ? null : endOfDay(event.target.value),
                  })
                }
              />
            </div>
          </div>
        </StepSection>
      ))}
      <Button
        className="self-start"
        icon={<Icon.add aria-hidden className="size-4" />}
        onClick={() => put([...exceptions, ruleException(exceptions, { condition: { all: [] } })])}
      >
        {words.addException}
      </Button>
    </section>
  );
}

function isOver({ expiresAt }: RuleException): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}
