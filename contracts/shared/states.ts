export interface State {
  /** The code in addresses: `TX`, `QC`. */
  code: string;
  name: string;
  country: 'US' | 'CA';
}

const listed = (country: State['country'], list: string): State[] =>
  list.split(', ').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), country }));

/** US states with the District of Columbia and the territories, and the Canadian provinces (SYS-22). */
export const states: readonly State[] = [
  ...listed(
    'US',
    'AL Alabama, AK Alaska, AS American Samoa, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, ' +
      'DE Delaware, DC District of Columbia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois, ' +
      'IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, ' +
      'MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
      'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, MP Northern Mariana Islands, OH Ohio, ' +
      'OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, ' +
      'TN Tennessee, TX Texas, VI US Virgin Islands, UT Utah, VT Vermont, VA Virginia, WA Washington, ' +
      'WV West Virginia, WI Wisconsin, WY Wyoming',
  ),
  ...listed(
    'CA',
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, ' +
      'NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, ' +
      'SK Saskatchewan, YT Yukon',
  ),
];
