import { textOf } from '@waybill/ui';
import { goalText } from './goal.text.ts';

interface Template {
  templateId: string;
  name: string;
  description: string;
}

/** Name and purpose of a template; the server's text if the console has none. */
export function templateWords({ templateId, name, description }: Template): {
  name: string;
  about: string;
} {
  const words = textOf(goalText);
  const [called, told] = [`name_${templateId}`, `about_${templateId}`];
  return {
    name: isWorded(called) ? words[called] : name,
    about: isWorded(told) ? words[told] : description,
  };
}

type TemplateKey = Extract<keyof typeof goalText.english, `name_${string}` | `about_${string}`>;

function isWorded(key: string): key is TemplateKey {
  return Object.hasOwn(goalText.english, key);
}
