import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';

type EmailQuestionProps = {
  typed: string;
  suggestion: string;
};

/** Asks in a plain form, which `chosenEmail` reads, about an address that looks mistyped: the likely one, or as typed. */
export function EmailQuestion({ typed, suggestion }: EmailQuestionProps) {
  const choices = [
    { value: suggestion, text: suggestion },
    { value: typed, text: `${typed}, as I wrote it` },
  ];
  return (
    <div className="border-l-4 border-butter bg-butter-tint px-4 py-3 wrap-anywhere">
      <input type="hidden" name="askedEmail" value={typed} />
      <ChoiceGroup
        name="emailChoice"
        legend={`Is ${typed} right, or did you mean ${suggestion}?`}
        choices={choices}
        value={suggestion}
        shape="stack"
      />
    </div>
  );
}
