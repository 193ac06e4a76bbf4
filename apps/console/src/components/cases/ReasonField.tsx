import { CASE_REASON } from '@waybill/contract/case-values';
import { TextArea, textOf } from '@waybill/ui';
import { restrictionText } from './restriction.text.ts';

/** Why detections are hidden from others, or a case was broken into. */
export function ReasonField(props: {
  reason: string;
  onReason: (reason: string) => void;
  /** The surrounding form says who can read the reason. */
  hasHint?: boolean;
}) {
  const text = textOf(restrictionText);
  return (
    <TextArea
      label={text.reason}
      hint={(props.hasHint ?? true) ? text.reasonHint : undefined}
      isRequired
      rows={2}
      maxLength={CASE_REASON.max}
      value={props.reason}
      onChange={(event) => props.onReason(event.target.value)}
    />
  );
}
