import { FileUpload, type FileUploadProps } from '../../../components/FileUpload/FileUpload.tsx';
import type { AnyField } from '../../account/form-parts/fields.tsx';

export interface FilesFieldProps extends Pick<
  FileUploadProps,
  'label' | 'hint' | 'accept' | 'maxBytes' | 'maxFiles'
> {
  of: AnyField;
}

/** Files, which the form sends. The server's answer to a refused form does not have them. */
export const FilesField = ({ of: { name, id, formId, errors }, ...rest }: FilesFieldProps) => (
  <FileUpload {...{ name, id, form: formId }} {...rest} multiple error={errors?.[0]} />
);
