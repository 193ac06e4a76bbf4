import { defineText } from '@waybill/ui';

export const goalText = defineText('screens/policy-wizard/goal/goal', {
  title: 'New policy',
  about: 'Say what it is for. It begins as a draft that judges nothing until you let it.',
  inYourWords: 'In your own words',
  sentence: 'What must not happen?',
  sentenceHint: 'For example: nobody sends customer lists to a private mail address',
  fromSentence: 'Begin with this',
  writeFirst: 'Write a sentence first',
  blank: 'Begin with nothing',
  partly: 'Part of the sentence was understood',
  notUnderstood: (words: string) => `Nothing was made of: ${words}`,
  notAllowed: 'You cannot write policies',
  goal_leaving: 'Data that leaves the organisation',
  goal_assistants: 'Assistants and chatbots',
  goal_collecting: 'Collecting before leaving',
  goal_origin: 'Where data comes from',
  goal_exposure: 'Data that is open to many',
});
