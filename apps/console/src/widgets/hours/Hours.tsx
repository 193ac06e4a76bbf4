import { HeatMap, textOf } from '@waybill/ui';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { boardText } from '../../components/dashboard/board.text.ts';
import { hoursText } from './hours.text.ts';

/** At which hours of the week the detections were last seen. */
export function Hours() {
  const { data, listAddress, toggle } = useDashboard();
  return (
    <HeatMap
      label={textOf(hoursText).title}
      cells={data.hours.map(({ hour, count }) => ({ hour, value: count }))}
      rowHeight="fill"
      empty={textOf(boardText).nothing}
      onSelect={(hour) => toggle({ hours: [String(hour)] })}
      hrefOf={(hour) => listAddress('seen', { hours: [hour] }) ?? '/detections'}
    />
  );
}

export function HoursResting() {
  return <HeatMap isLoading label={textOf(hoursText).title} cells={[]} rowHeight="fill" />;
}
