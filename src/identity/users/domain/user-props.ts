/** What a person keeps, as it is stored; a prop that nobody has set yet is not there. */
export interface UserProps {
  /** Ids of webstores, in lower case, the newest favourite first. */
  favorites: string[];
  completedWebstoreTutorial?: boolean;
}

export const withEveryProp = ({ favorites = [], ...others }: Partial<UserProps>): UserProps => ({
  favorites,
  ...others,
});
