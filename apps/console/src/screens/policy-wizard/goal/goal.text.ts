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
  'name_sensitive-to-outside': 'Sensitive data leaves the organisation',
  'about_sensitive-to-outside':
    'Contents of high sensitivity are shared with, sent to or uploaded to a place outside.',
  'name_upload-to-personal-storage': 'Uploads to personal storage',
  'about_upload-to-personal-storage':
    'Files are uploaded to storage that the organisation does not manage.',
  'name_paste-into-assistants': 'Contents in chat assistants',
  'about_paste-into-assistants': 'Texts or files are pasted or uploaded into ChatGPT or Copilot.',
  'name_copies-to-external-storage': 'Copies onto external storage',
  'about_copies-to-external-storage': 'Files are copied onto a stick or disk.',
  'name_many-downloads': 'Many downloads by one person',
  'about_many-downloads':
    'One person downloads more different objects within an hour than work asks for.',
  'name_from-a-source': 'Data of one source to outside',
  'about_from-a-source':
    'Whatever it is called by then: data that began in one system reaches a place outside.',
  'name_opened-to-everyone': 'Opened to everyone with the link',
  'about_opened-to-everyone':
    'Somebody makes an object readable for anyone who holds its link, or for the public.',
});
