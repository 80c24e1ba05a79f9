/** The first letter of a name, if there is no picture. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-blush font-serif text-14 font-strong text-plum-dark"
    >
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
