import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import type { PreferencesSent, preferenceForms } from './answer-preferences.ts';
import { FormDone } from './preferences-form.tsx';

type OneButtonFormProps = {
  formType: typeof preferenceForms.leave | typeof preferenceForms.forget;
  button: string;
  result: { title: string; text: string };
};

/** A form of the preferences page with only a button. */
export function OneButtonForm({ formType, button, result }: OneButtonFormProps) {
  const state = useSentForm<PreferencesSent>({ formType });
  const { revalidate } = useRevalidator();
  const isSent = state.answer.sent !== null;
  // The rest of the page shows the customer, who has changed.
  useEffect(() => {
    if (isSent) void revalidate();
  }, [isSent, revalidate]);
  return (
    <FormFrame
      id={formType}
      state={state}
      names={[]}
      thanks={
        <FormDone state={state} title={result.title}>
          <p className="mt-2">{result.text}</p>
        </FormDone>
      }
      button={button}
      isSecondary
    >
      {null}
    </FormFrame>
  );
}
