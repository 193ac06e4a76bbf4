import { textOf, toast, type MenuItem } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { caseAddress } from './case-address.ts';
import { CaseDialog } from './CaseDialog.tsx';
import { casesText } from './cases.text.ts';

/** Maximum detections per request to a case. */
const MOST = 500;

export interface AddToCase {
  /** The menu item that asks for the case. */
  item: (chosen: {
    detectionIds: readonly string[];
    title?: string | undefined;
    /** All that match a filter are selected, whose ids are unknown. */
    isAll?: boolean | undefined;
  }) => MenuItem;
  /** Stands somewhere in the page. */
  dialog: ReactNode;
}

/** The way from detections into a case. */
export function useAddToCase(): AddToCase {
  const text = textOf(casesText);
  const { navigate } = useNavigator();
  const [asked, setAsked] = useState<{
    detectionIds: readonly string[];
    title: string | undefined;
  } | null>(null);
  return {
    item: ({ detectionIds, title, isAll = false }) => ({
      key: 'case',
      label: text.addToCase,
      disabledReason: isAll || detectionIds.length > MOST ? text.tooMany(MOST) : undefined,
      onSelect: () => setAsked({ detectionIds, title }),
    }),
    dialog: asked !== null && (
      <CaseDialog
        detectionIds={asked.detectionIds}
        proposedTitle={asked.title}
        onClose={() => setAsked(null)}
        onDone={({ caseId, number }, isNew) => {
          setAsked(null);
          toast({
            variant: 'success',
            title: isNew ? text.opened(number) : text.added(number),
            action: { label: text.show, onClick: () => navigate(caseAddress(caseId)) },
          });
        }}
      />
    ),
  };
}
