import { textOf } from '@waybill/ui';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Icon } from '../../components/icons.ts';
import { threatModelingText } from './threat-modeling.text.ts';
import { screenText } from './screen.text.ts';

export function ThreatModelingPage() {
  const text = textOf(threatModelingText);
  return (
    <ComingSoon
      title={textOf(screenText).title}
      icon={Icon.threatModeling}
      promise={text.promise}
      contents={[text.first, text.second, text.third]}
      today={{ text: text.today, label: text.todayLink, to: '/policies' }}
    />
  );
}
