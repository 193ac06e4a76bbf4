import { textOf } from '@waybill/ui';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { Icon } from '../../components/icons.ts';
import { consoleAccessText } from './console-access.text.ts';
import { screenText } from './screen.text.ts';

export function ConsoleAccessPage() {
  const text = textOf(consoleAccessText);
  return (
    <ComingSoon
      title={textOf(screenText).title}
      icon={Icon.consoleAccess}
      promise={text.promise}
      contents={[text.first, text.second, text.third]}
      today={{ text: text.today, command: 'waybill user invite <email> --role <role>' }}
    />
  );
}
