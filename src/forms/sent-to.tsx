/** That an e-mail went to `email`; thanks that an earlier version of a page kept have no address. */
export function SentTo({ email, also }: { email: string | undefined; also?: string }) {
  const what = also ? ` with it, and with ${also}` : ' with it';
  return (
    <>
      {email ? (
        <>
          We have sent an e-mail{what}
          {also && ','} to <b className="wrap-anywhere">{email}</b>.
        </>
      ) : (
        `We have sent you an e-mail${what}.`
      )}{' '}
      If none comes, please look in your spam folder.
    </>
  );
}
