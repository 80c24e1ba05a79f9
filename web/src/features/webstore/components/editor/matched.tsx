/** A name with the typed letters underlined, if they are literally in it. */
export function Matched({ name, typed }: { name: string; typed: string }) {
  const at = name.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return name;
  const end = at + typed.length;
  return (
    <>
      {name.slice(0, at)}
      <mark className="bg-transparent text-inherit underline decoration-plum underline-offset-4">
        {name.slice(at, end)}
      </mark>
      {name.slice(end)}
    </>
  );
}
