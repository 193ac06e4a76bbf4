import type { DetectionDetail } from '@waybill/contract';
import { Button, IconButton, Kbd, Menu, textOf } from '@waybill/ui';
import { canMove } from '@waybill/contract/detection-transitions';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { useAddToCase } from '../../cases/use-add-to-case.tsx';
import { Icon } from '../../icons.ts';
import { AssigneeControl } from '../AssigneeControl.tsx';
import { useMerge } from '../merge/use-merge.tsx';
import { StatusControl } from '../StatusControl.tsx';
import { triageText } from './triage.text.ts';
import { usePolicyItem } from './use-policy-item.ts';
import type { TriageOne } from './use-triage-one.tsx';

/** All actions on one detection; those that its status forbids are hidden. */
export function TriageActions({
  detection,
  triage,
}: {
  detection: DetectionDetail;
  triage: TriageOne;
}) {
  const text = textOf(triageText);
  const missing = useMissingReason('detection:triage');
  const addToCase = useAddToCase();
  const merge = useMerge(detection);
  const policyItem = usePolicyItem(detection.detectionId);
  const { status } = detection;
  const isClosable = canMove(status, 'closed', 'analyst');
  return (
    <div className="flex flex-wrap gap-2">
      <StatusControl detection={detection} />
      <AssigneeControl detection={detection} onTake={() => triage.take(detection)} />
      {isClosable && (
        <Button disabledReason={missing} onClick={() => triage.ask('verdict', detection)}>
          {text.close}
          <Kbd>E</Kbd>
        </Button>
      )}
      {missing === undefined && status !== 'merged' && (
        <Menu
          label={text.moreActions}
          align="end"
          trigger={<IconButton label={text.moreActions} icon={<Icon.more />} />}
          items={[
            ...(isClosable
              ? [
                  {
                    key: 'snooze',
                    label: text.snooze,
                    shortcut: 'M',
                    icon: <Icon.time />,
                    onSelect: () => triage.ask('snooze', detection),
                  },
                  {
                    key: 'due',
                    label: text.changeDue,
                    icon: <Icon.due />,
                    onSelect: () => triage.ask('due', detection),
                  },
                ]
              : []),
            {
              key: 'severity',
              label: text.changeSeverity,
              icon: <Icon.alert />,
              onSelect: () => triage.ask('severity', detection),
            },
            {
              key: 'tags',
              label: text.changeTags,
              icon: <Icon.tag />,
              onSelect: () => triage.ask('tags', detection),
            },
            ...(canMove(status, 'merged', 'analyst') && status !== 'snoozed' ? [merge.item] : []),
            addToCase.item({
              detectionIds: [detection.detectionId],
              title: detection.title.slice(0, 200),
            }),
            ...policyItem,
          ]}
        />
      )}
      {addToCase.dialog}
      {merge.dialog}
    </div>
  );
}
