/** Says where the e-mail went. Thanks stored by an earlier version of the page have no address. */
export function SentTo({ email, also }: { email: string | undefined; also?: string }) {
  return (
    <>
      We’ve e-mailed it to {email ? <b className="wrap-anywhere">{email}</b> : 'you'}
      {also && `, with ${also}`}. Can’t see it? Try your spam folder.
    </>
  );
}
