import type * as Spanish from '../documents.ts';

export const documents: typeof Spanish = {
  headline: { missing: 'Untitled' },
  credit: {
    photo: (names) => `Photo: ${names}`,
    illustration: (names) => `Illustration: ${names}`,
  },
  corrections: {
    correction: 'Correction',
    clarification: 'Clarification',
    retraction: 'Retraction',
  },
  bodyElements: {
    context: 'Background:',
    post: 'See the post',
    pdf: 'PDF document',
    frame: 'Embedded content',
    frameLink: 'See the embedded content',
    frameLinkAt: (host) => `See the content at ${host}`,
    video: 'Video',
  },
};
