import type * as Spanish from '../help.ts';

export const help: typeof Spanish = {
  helpCentre: {
    trail: 'Help breadcrumb',
    back: 'Back',
    search: 'Search the help center',
    placeholder: 'For example: invoice, password, delivery',
    submit: 'Search',
    found: (count, words) => `${count} ${count === 1 ? 'answer' : 'answers'} for “${words}”`,
    none: (words) => `No answers for “${words}”`,
    noneText: 'Try a single word, or choose a topic. You can also write to reader services.',
    write: 'Reader services answers in writing, with a case number.',
    whatsapp: 'Help by WhatsApp',
    sent: (number) => `We received the message: case ${number}`,
    sentText: 'A copy with the same number is sent by email. The answer is sent there too.',
    sentPlain: 'We received the message',
  },
  helpContact: {
    name: 'Full name',
    email: 'Email',
    emailHint: 'If there is an account, its email address.',
    topic: 'Topic',
    choose: 'Choose a topic',
    message: 'Message',
    messageHint: 'No passwords or card numbers.',
    files: 'Files (optional)',
    filesHint: 'For example a photo of a damaged copy, or the invoice.',
    policy: 'I consent to the processing of my data in order to answer this message.',
    policyLink: 'Data protection policy',
    policyMissing: 'Consent to the processing of the data is needed to send the message.',
    submit: 'Send the message',
  },
};
