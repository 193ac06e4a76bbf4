import { CASE_STATES } from '@waybill/contract/case-values';
import { Badge, Button, IconButton, Menu, SeverityBadge, StatusBadge, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { caseAddress } from '../../../components/cases/case-address.ts';
import { casesText } from '../../../components/cases/cases.text.ts';
import { PackButton } from '../../../components/evidence-pack/PackButton.tsx';
import { Icon } from '../../../components/icons.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { CaseDue } from './CaseDue.tsx';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';
import { CloseCaseDialog } from './CloseCaseDialog.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { RenameCaseDialog } from './RenameCaseDialog.tsx';

const DAY_MS = 86_400_000;
/** Days from now in which a case can be due. */
const DUE_DAYS = [1, 3, 7, 14, 30] as const;

/** Number, severity, title, and the controls of state, lead and due date. */
export function CaseHead({ shown, actions, members, missing }: CasePart) {
  const text = textOf(casePageText);
  const words = textOf(casesText);
  const [asked, setAsked] = useState<'close' | 'rename' | null>(null);
  const { state, outcome, lead, dueAt } = shown;
  const stateName = words[`state_${state}`];
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={caseAddress()}
        className="inline-flex items-center gap-1.5 self-start rounded-sm text-base text-ink-2 hover:text-ink"
      >
        <Icon.back aria-hidden className="size-4" />
        {text.allCases}
      </Link>
      <div>
        <div className="flex flex-wrap items-center gap-2.5">
          <span className="font-mono text-base text-ink-3">CASE-{shown.number}</span>
          <SeverityBadge severity={shown.severity} isFramed />
          <span className="text-base text-ink-2">{words[`kind_${shown.kind}`]}</span>
          {shown.isRestricted && <Badge>{text.restricted}</Badge>}
          {outcome !== null && <Badge tone="ok">{text[`outcome_${outcome}`]}</Badge>}
          <span className="ml-auto">
            <PackButton name={`CASE-${shown.number}`} path={`/v1/cases/${shown.caseId}`} />
          </span>
        </div>
        <div className="mt-1.5 flex items-center gap-1.5">
          <h1 className="min-w-0 text-xl font-semibold tracking-tight break-words">
            {shown.title}
          </h1>
          {missing === undefined && (
            <IconButton
              label={text.rename}
              icon={<Icon.rename />}
              onClick={() => setAsked('rename')}
            />
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ChoiceMenu
          label={text.stateIs(stateName)}
          missing={missing}
          face={<StatusBadge status={state} label={stateName} />}
          items={CASE_STATES.map((one) => ({
            key: one,
            label: words[`state_${one}`],
            isChecked: one === state,
            onSelect: () => {
              if (one === 'closed') setAsked('close');
              else if (one !== state) void actions.patch({ state: one });
            },
          }))}
        />
        <PersonMenu
          label={text.leadIs(lead?.name ?? text.nobody)}
          person={lead}
          members={members}
          missing={missing}
          onChoose={(leadId) => void actions.patch({ leadId })}
        />
        <ChoiceMenu
          label={text.dueIs(dueAt === null ? text.notDue : localDateTime(dueAt))}
          missing={missing}
          face={
            <>
              <Icon.due aria-hidden />
              <CaseDue shown={shown} />
            </>
          }
          items={[
            ...DUE_DAYS.map((days) => ({
              key: String(days),
              label: text.inDays(days),
              onSelect: () =>
                void actions.patch({ dueAt: new Date(Date.now() + days * DAY_MS).toISOString() }),
            })),
            {
              key: 'none',
              label: text.notDue,
              isChecked: dueAt === null,
              onSelect: () => void actions.patch({ dueAt: null }),
            },
          ]}
        />
      </div>
      {asked === 'close' && (
        <CloseCaseDialog
          onCloseAs={(ended) => actions.patch({ state: 'closed', outcome: ended })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'rename' && (
        <RenameCaseDialog shown={shown} actions={actions} onClose={() => setAsked(null)} />
      )}
    </header>
  );
}

interface ChoiceMenuProps {
  label: string;
  missing: string | undefined;
  face: ReactNode;
  items: readonly { key: string; label: string; isChecked?: boolean; onSelect: () => void }[];
}

/** The current value, and the menu that changes it. */
function ChoiceMenu({ label, missing, face, items }: ChoiceMenuProps) {
  const button = (
    <Button aria-label={label} disabledReason={missing}>
      {face}
      <Icon.expand aria-hidden className="text-ink-3" />
    </Button>
  );
  if (missing !== undefined) return button;
  return <Menu label={label} align="start" trigger={button} items={items} />;
}
