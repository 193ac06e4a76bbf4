import { Avatar, Button, Panel, textOf } from '@waybill/ui';
import { useState } from 'react';
import { restrictionText } from '../../../components/cases/restriction.text.ts';
import { localDateTime } from '../../../components/local-time.ts';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';
import { MembersDialog } from './MembersDialog.tsx';

/** Members of a case, and whether others see it. */
export function CaseMembers(part: CasePart) {
  const { shown, missing } = part;
  const text = textOf(casePageText);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title={text.members}
      aside={
        missing === undefined && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {text.changeMembers}
          </Button>
        )
      }
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {shown.members.map((member) => (
          <li key={member.userId} className="flex items-center gap-1.5 text-base">
            <Avatar name={member.name} />
            {member.name}
          </li>
        ))}
      </ul>
      {shown.restriction === null ? (
        <p className="mt-2 text-sm text-ink-3">{text.everybody}</p>
      ) : (
        <Restriction {...shown.restriction} />
      )}
      {isOpen && <MembersDialog part={part} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

type RestrictionProps = NonNullable<CasePart['shown']['restriction']>;

/** Who restricted the case, since when and why. */
function Restriction({ at, by, reason }: RestrictionProps) {
  const text = textOf(restrictionText);
  const when = localDateTime(at);
  return (
    <div className="mt-3 border-t border-line pt-3 text-base">
      <p className="font-medium">
        {by === null ? text.restrictedSince(when) : text.restrictedBy(by.name, when)}
      </p>
      <p className="mt-0.5 break-words text-ink-2">{reason ?? text.noReason}</p>
      <p className="mt-2 text-sm text-ink-3">{textOf(casePageText).onlyMembersHint}</p>
    </div>
  );
}
