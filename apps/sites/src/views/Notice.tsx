import { NoticePage, type NoticePageProps } from 'rotativa/patterns/NoticePage';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

export interface NoticeProps extends Omit<NoticePageProps, 'children'> {
  /** Where the reader may look for what is missing. */
  search?: SearchFormProps | undefined;
}

/** What happened, and where to look instead. */
export const Notice = ({ search, ...notice }: NoticeProps) => (
  <NoticePage {...notice}>{search && <SearchForm {...search} />}</NoticePage>
);
