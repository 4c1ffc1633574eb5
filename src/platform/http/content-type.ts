/** Whether a body with this Content-Type is a form that can carry files. */
export const isMultipart = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '');
