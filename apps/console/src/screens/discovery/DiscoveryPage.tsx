import { textOf } from '@waybill/ui';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Icon } from '../../components/icons.ts';
import { discoveryText } from './discovery.text.ts';
import { screenText } from './screen.text.ts';

export function DiscoveryPage() {
  const text = textOf(discoveryText);
  return (
    <ComingSoon
      title={textOf(screenText).title}
      icon={Icon.discovery}
      promise={text.promise}
      contents={[text.first, text.second, text.third]}
      today={{ text: text.today, label: text.todayLink, to: '/detections' }}
    />
  );
}
