import { textOf } from '@waybill/ui';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Icon } from '../../components/icons.ts';
import { alertsText } from './alerts.text.ts';
import { screenText } from './screen.text.ts';

export function AlertsPage() {
  const text = textOf(alertsText);
  return (
    <ComingSoon
      title={textOf(screenText).title}
      icon={Icon.alerts}
      promise={text.promise}
      contents={[text.first, text.second, text.third]}
      today={{ text: text.today, label: text.todayLink, to: '/detections' }}
    />
  );
}
