import type { ReactNode } from 'react';
import type { FormName, PageContent } from '../server/pages.ts';
import type { Visit } from '../server/visit.ts';
import {
  ConsentView,
  DataView,
  SignInLinkView,
  NewsletterView,
  OfferView,
  RestoreView,
  SignInView,
  TermsView,
  type Query,
} from './AccountView.tsx';
import { EntryView } from './EntryView.tsx';
import { FrontView } from './FrontView.tsx';
import { ListView } from './ListView.tsx';
import { NotFoundView } from './NotFoundView.tsx';
import { StoryView } from './StoryView.tsx';

const FORMS: Readonly<Record<FormName, (props: { query: Query; visit: Visit }) => ReactNode>> = {
  signIn: SignInView,
  'sign-in-link': SignInLinkView,
  restore: RestoreView,
  newsletter: NewsletterView,
  consent: ConsentView,
  offer: OfferView,
  terms: TermsView,
  data: DataView,
};

/** A page of `pageAt`, by its view. */
export function PageView({ page, visit }: { page: PageContent; visit: Visit }) {
  switch (page.view) {
    case 'front':
      return <FrontView {...page.props} />;
    case 'list':
      return <ListView {...page.props} />;
    case 'story':
      return <StoryView {...page.props} />;
    case 'entry':
      return <EntryView {...page.props} />;
    case 'form': {
      const Form = FORMS[page.props.form];
      return <Form query={page.props.query} visit={visit} />;
    }
    case 'notFound':
      return <NotFoundView />;
  }
}
