/** The stored props of a user. Props that were never set are absent. */
export interface UserProps {
  /** Ids of webstores in lower case, the most recent favorite first. */
  favorites: string[];
  completedWebstoreTutorial?: boolean;
}

export const withEveryProp = ({ favorites = [], ...others }: Partial<UserProps>): UserProps => ({
  favorites,
  ...others,
});
