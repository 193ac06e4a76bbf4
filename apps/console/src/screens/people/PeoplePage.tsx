import { textOf } from '@waybill/ui';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Icon } from '../../components/icons.ts';
import { peopleText } from './people.text.ts';
import { screenText } from './screen.text.ts';

export function PeoplePage() {
  const text = textOf(peopleText);
  return (
    <ComingSoon
      title={textOf(screenText).title}
      icon={Icon.people}
      promise={text.promise}
      contents={[text.first, text.second, text.third]}
      today={{ text: text.today, label: text.todayLink, to: '/detections' }}
    />
  );
}
